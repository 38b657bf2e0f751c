const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** What a terminal obeys instead of showing it. */
const controls = /\p{Cc}/gu;
/** What is not seen but changes how the rest reads, such as a turned direction. The two that join letters stay. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** A stored text as lines that any terminal and any spreadsheet only shows. */
export const plainLines = (text: string): string[] =>
  text.split(lineEnds).map((line) =>
    line
      .replaceAll('\t', ' ')
      .replace(controls, '\uFFFD')
      .replace(invisible, '')
      .replace(/\p{Surrogate}/gu, '\uFFFD'),
  );

/** The same on one line. */
export const plainLine = (text: string): string => plainLines(text).join(' ').trim();

/** Such as `2026-11-21 14:05`, in the time zone of this computer. */
export const localTime = (time: Date): string =>
  time.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
