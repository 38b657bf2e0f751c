/**
 * The words of an error that are the browser's or ours: it is cut at the first quoted text, which a shopper may have
 * typed, and what holds a digit or is no word (addresses, ids, tokens) goes. React's numbers of errors stay.
 */
const removePersonalData = (message: string): string =>
  (message.split(/(?<!\w)["'`“‘«]/, 1)[0] ?? '')
    .replace(/\S*[\d/@\\?=&%<]\S*|\S{25,}/g, (word) => (/^#?\d{1,3}\W*$/.test(word) ? word : '…'))
    .trim();

/** What is told of an error: its words, and where in our scripts it was thrown, a line each. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return error ? `Not an error: ${typeof error}` : '';
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  const places = [...(error.stack ?? '').matchAll(/\/assets\/([\w.-]{1,60}\.js:\d+:\d+)/g)];
  const words = `${name}: ${removePersonalData(error.message)}`.slice(0, 200);
  return [words, ...places.slice(0, 10).map(([, place]) => place)].join('\n');
}
