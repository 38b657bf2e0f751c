const lineEndPattern = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** Characters that control a terminal. */
const controlPattern = /\p{Cc}/gu;
/**
 * Invisible characters that change how a text is displayed, such as its direction. Joiners between
 * letters do not match, because some scripts need them.
 */
const invisiblePattern = /(?![\u200c\u200d])\p{Cf}/gu;

/** Splits a text into lines, without characters that a terminal or spreadsheet would interpret. */
export const toPlainLines = (text: string): string[] =>
  text.split(lineEndPattern).map((line) =>
    line
      .replaceAll('\t', ' ')
      .replace(controlPattern, '\uFFFD')
      .replace(invisiblePattern, '')
      .replace(/\p{Surrogate}/gu, '\uFFFD'),
  );

/** Returns the plain text of `toPlainLines` on a single line. */
export const toPlainLine = (text: string): string => toPlainLines(text).join(' ').trim();

/** Formats a time in the computer's time zone, such as `2026-11-21 14:05`. */
export const formatLocalTime = (time: Date): string =>
  time.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
