/** The first two lines of an order's text, by which an order that was sent as an enquiry (call 19) is known. */
export const orderHeading = (reference: string, placedOn: string): string =>
  `Order ${reference}\n${placedOn}`;

/** The forms that `newReference` of `features/cart` and `formatDate` give, and the date as older releases wrote it. */
const heading =
  /^Order ([A-Z\d]{1,6}-\d{8}-[A-Z\d]{4})\r?\n(?:\d{1,2} [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2},) \d{4}(?=\r?\n|$)/;

/** The reference of the order that a message holds; `undefined` where it is another message, one about an order too. */
export const referenceIn = (message: string): string | undefined => heading.exec(message)?.[1];
