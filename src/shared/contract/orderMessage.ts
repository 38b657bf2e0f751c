/** The first line of an order's text, by which an order that was sent as an enquiry (call 19) is known. */
export const orderHeading = (reference: string): string => `Order ${reference}`;

/** The form that `newReference` of `features/cart` gives. */
const firstLine = /^Order ([A-Z\d]{1,6}-\d{8}-[A-Z\d]{4})(?=\r?\n|$)/;

/** The reference of the order that a message holds; `undefined` where it is another message. */
export const referenceIn = (message: string): string | undefined => firstLine.exec(message)?.[1];
