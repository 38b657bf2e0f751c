import { reportSkippedTests } from '@shop/programs/programs';

/**
 * Whether `npm run prove` is running. Only this command includes slow tests and tests that need
 * other programs.
 */
export const isProof = process.env.PROOF === 'all';

/**
 * Groups tests that need another program, like `describe`. They run only in `npm run prove`.
 * @param requirement the program's Debian package, and whether the program is installed
 */
export function describeProof(
  name: string,
  { debian, isHere }: { debian: string; isHere: boolean },
  defineTests: () => void,
): void {
  if (isProof && !isHere) reportSkippedTests(name, `install the package ${debian}`);
  (isProof && isHere ? describe : describe.skip)(name, defineTests);
}
