import { reportSkippedTests } from '@shop/programs/programs';

/**
 * Groups tests that need another program, like `describe`.
 * @param requirement the program's Debian package, and whether the program is installed
 */
export function describeProof(
  name: string,
  { debian, isHere }: { debian: string; isHere: boolean },
  defineTests: () => void,
): void {
  if (!isHere) reportSkippedTests(name, `install the package ${debian}`);
  (isHere ? describe : describe.skip)(name, defineTests);
}
