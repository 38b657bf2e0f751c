import { leaveOut } from '@shop/programs/programs';

/** Whether this is `npm run prove`, which also runs what takes long or needs other programs. */
export const isProof = process.env.PROOF === 'all';

/**
 * A part of `npm run prove` alone that needs a program.
 * @param debian the package that brings the program
 */
export function describeProof(
  name: string,
  { debian, isHere }: { debian: string; isHere: boolean },
  body: () => void,
): void {
  if (isProof && !isHere) leaveOut(name, `install the package ${debian}`);
  (isProof && isHere ? describe : describe.skip)(name, body);
}
