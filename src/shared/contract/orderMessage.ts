/**
 * Formats the first two lines of text of an order. The shop recognises an order that was sent as an
 * enquiry by these lines.
 */
export const formatOrderHeading = (reference: string, placedOn: string): string =>
  `Order ${reference}\n${placedOn}`;

/**
 * Matches the first two lines of an order: the reference, which `createReference` in
 * `features/cart` creates, and the date. The date is in the format of `formatDate` or of older
 * releases.
 */
const orderHeadingPattern =
  /^Order ([A-Z\d]{1,6}-\d{8}-[A-Z\d]{4})\r?\n(?:\d{1,2} [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2},) \d{4}(?=\r?\n|$)/;

/** Returns the reference of the order in a message, or `undefined` for any other message. */
export const findReference = (message: string): string | undefined =>
  orderHeadingPattern.exec(message)?.[1];

const maxParts = 999;

/** Formats the third line of each part of an order that is too long for one message. */
const formatPartLine = (partNumber: number, partCount: number): string =>
  `Part ${partNumber} of ${partCount}`;
const partLinePattern = /^\r?\nPart ([1-9]\d{0,2}) of ([1-9]\d{0,2})\r?\n\r?\n/;

/**
 * Splits the text of an order into messages of at most `maxLength` characters. A longer text
 * becomes numbered parts, split between products if possible, otherwise between lines of text.
 * @returns `undefined` if a single line of text is too long, or there would be too many parts
 */
export function splitOrderMessage(message: string, maxLength: number): string[] | undefined {
  if (message.length <= maxLength) return [message];
  const [orderLine, dateLine, , ...lines] = message.split('\n');
  const head = `${orderLine}\n${dateLine}\n`;
  const maxPartLength = maxLength - `${head}${formatPartLine(maxParts, maxParts)}\n\n`.length;
  // The text of a product starts with the product's number, and a section starts with an empty
  // line.
  const sections = lines.join('\n').split(/\n(?=\d+\. |\n)/);
  const blocks = sections.flatMap((section) =>
    section.length <= maxPartLength ? section : section.split('\n'),
  );
  if (blocks.some((block) => block.length > maxPartLength)) return undefined;

  const partTexts: string[] = [];
  for (const block of blocks) {
    const extendedText = partTexts.length > 0 ? `${partTexts.at(-1)}\n${block}` : block;
    if (extendedText.length > maxPartLength) partTexts.push(block);
    else partTexts.splice(-1, 1, extendedText);
  }
  if (partTexts.length > maxParts) return undefined;
  return partTexts.map(
    (text, index) => `${head}${formatPartLine(index + 1, partTexts.length)}\n\n${text}`,
  );
}

export interface OrderPart {
  reference: string;
  /** The first two lines of text, which name the order and its date. */
  head: string;
  number: number;
  /** How many parts the order has. */
  count: number;
  text: string;
}

/** Reads one part of a long order from a message. Returns `undefined` for any other message. */
export function readOrderPart(message: string): OrderPart | undefined {
  const [head = '', reference = ''] = orderHeadingPattern.exec(message) ?? [];
  const bodyText = message.slice(head.length);
  const [partLineText = '', number, count] = (reference && partLinePattern.exec(bodyText)) || [];
  const part = { reference, head, number: Number(number), count: Number(count) };
  if (!(part.count > 1 && part.number <= part.count)) return undefined;
  return { ...part, text: bodyText.slice(partLineText.length) };
}

/**
 * Joins the parts of an order into its whole text. A note takes the place of each missing part.
 * @param head the first two lines of text
 * @param parts all parts in ascending order, with `undefined` for a missing part
 */
export function joinOrderParts(head: string, parts: readonly (OrderPart | undefined)[]): string {
  const texts = parts.map(
    (part, index) => part?.text ?? `[${formatPartLine(index + 1, parts.length)} has not arrived.]`,
  );
  return `${head}\n\n${texts.join('\n')}`;
}
