/** Whether this is `npm run prove`, which also runs what takes long or needs other programs. */
const isProof = process.env.PROOF === 'all';

/**
 * A part of `npm run prove` alone that needs a program. Without it, CI fails and others are told what was left out.
 * @param debian the package that brings the program
 */
export function describeProof(
  name: string,
  { debian, isHere }: { debian: string; isHere: boolean },
  body: () => void,
): void {
  if (!isProof || isHere) {
    (isProof ? describe : describe.skip)(name, body);
    return;
  }
  const missing = `${name}: install the Debian package ${debian}`;
  if (process.env.CI) {
    it(name, () => {
      throw new Error(missing);
    });
    return;
  }
  console.info(`Left out: ${missing}`);
  describe.skip(name, body);
}
