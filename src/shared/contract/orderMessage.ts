/** The first two lines of an order's text, by which an order that was sent as an enquiry (call 19) is known. */
export const formatOrderHeading = (reference: string, placedOn: string): string =>
  `Order ${reference}\n${placedOn}`;

/** The forms that `createReference` of `features/cart` and `formatDate` give, and the date as older releases wrote it. */
const heading =
  /^Order ([A-Z\d]{1,6}-\d{8}-[A-Z\d]{4})\r?\n(?:\d{1,2} [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2},) \d{4}(?=\r?\n|$)/;

/** The reference of the order that a message holds; `undefined` where it is another message, one about an order too. */
export const findReference = (message: string): string | undefined => heading.exec(message)?.[1];

const maxParts = 999;

/** The third line of each part of an order that is too long for one message. */
const formatPartLine = (number: number, count: number): string => `Part ${number} of ${count}`;
const numberedPart = /^\r?\nPart ([1-9]\d{0,2}) of ([1-9]\d{0,2})\r?\n\r?\n/;

/**
 * An order's text as messages of at most `maxLength` characters. One that is too long goes in numbered parts, divided
 * between products where possible, else between lines. `undefined` where a single line is too long.
 */
export function splitOrderMessage(message: string, maxLength: number): string[] | undefined {
  if (message.length <= maxLength) return [message];
  const [orderLine, dateLine, , ...lines] = message.split('\n');
  const head = `${orderLine}\n${dateLine}\n`;
  const room = maxLength - `${head}${formatPartLine(maxParts, maxParts)}\n\n`.length;
  // A product begins with its number, and a section with an empty line.
  const sections = lines.join('\n').split(/\n(?=\d+\. |\n)/);
  const blocks = sections.flatMap((section) =>
    section.length <= room ? section : section.split('\n'),
  );
  if (blocks.some((block) => block.length > room)) return undefined;

  const texts: string[] = [];
  for (const block of blocks) {
    const extended = texts.length > 0 ? `${texts.at(-1)}\n${block}` : block;
    if (extended.length > room) texts.push(block);
    else texts.splice(-1, 1, extended);
  }
  if (texts.length > maxParts) return undefined;
  return texts.map((text, index) => `${head}${formatPartLine(index + 1, texts.length)}\n\n${text}`);
}

export interface OrderPart {
  reference: string;
  /** The first two lines. */
  head: string;
  number: number;
  /** How many parts the order has. */
  count: number;
  text: string;
}

/** The part of a long order that a message holds; `undefined` where it is another message. */
export function readOrderPart(message: string): OrderPart | undefined {
  const [head = '', reference = ''] = heading.exec(message) ?? [];
  const rest = message.slice(head.length);
  const [lines = '', number, count] = (reference && numberedPart.exec(rest)) || [];
  const part = { reference, head, number: Number(number), count: Number(count) };
  if (!(part.count > 1 && part.number <= part.count)) return undefined;
  return { ...part, text: rest.slice(lines.length) };
}

/** The whole order's text. @param parts all parts, in their order; of one that is missing, `undefined` */
export function joinOrderParts(head: string, parts: readonly (OrderPart | undefined)[]): string {
  const texts = parts.map(
    (part, index) => part?.text ?? `[${formatPartLine(index + 1, parts.length)} has not arrived.]`,
  );
  return `${head}\n\n${texts.join('\n')}`;
}
