/**
 * Keeps only the words of an error message that come from the browser or our code. The text is cut
 * off at the first quotation mark, because a shopper may have typed what follows. Addresses, ids
 * and tokens are replaced. React's error numbers are kept.
 */
const removePersonalData = (message: string): string =>
  (message.split(/(?<!\w)["'`“‘«]/, 1)[0] ?? '')
    .replace(/\S*[\d/@\\?=&%<]\S*|\S{25,}/g, (word) => (/^#?\d{1,3}\W*$/.test(word) ? word : '…'))
    .trim();

/**
 * Formats an error as its message, followed by the positions in our scripts that led to it. Each
 * position is on a line of its own.
 */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return error ? `Thrown value of type ${typeof error}` : '';
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  const positions = [...(error.stack ?? '').matchAll(/\/assets\/([\w.-]{1,60}\.js:\d+:\d+)/g)];
  const safeMessage = `${name}: ${removePersonalData(error.message)}`.slice(0, 200);
  return [safeMessage, ...positions.slice(0, 10).map(([, position]) => position)].join('\n');
}
