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
