import { format } from 'node:util';

const consoleLevels = ['error', 'warn'] as const;
const originalMethods = { error: console.error, warn: console.warn };

let printedTexts: string[] = [];
let expectedPatterns: RegExp[] = [];

/**
 * Expects a console error or warning. The test fails if no printed text matches the pattern.
 */
export function expectConsole(pattern: RegExp): void {
  expectedPatterns.push(pattern);
}

function collectProblems(): string[] {
  const unexpectedTexts = printedTexts.filter(
    (text) => !expectedPatterns.some((pattern) => pattern.test(text)),
  );
  const missingPatterns = expectedPatterns.filter(
    (pattern) => !printedTexts.some((text) => pattern.test(text)),
  );
  printedTexts = [];
  expectedPatterns = [];
  return [
    ...unexpectedTexts.map((text) => `The test printed: ${text}`),
    ...missingPatterns.map(
      (pattern) => `The test expected, but nothing printed: ${String(pattern)}`,
    ),
  ];
}

/** Makes tests fail on any unexpected console error or warning. */
export function guardConsole(): void {
  beforeAll(() => {
    for (const level of consoleLevels) {
      console[level] = (...args: unknown[]) => {
        printedTexts.push(`console.${level}: ${format(...args)}`);
      };
    }
  });

  afterEach(() => {
    const problems = collectProblems();
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  });

  afterAll(() => {
    Object.assign(console, originalMethods);
    // Output after the last test comes from work that no test awaited.
    const problems = collectProblems();
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  });
}
