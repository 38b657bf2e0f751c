import { format } from 'node:util';

const levels = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };

let printed: string[] = [];
let expected: RegExp[] = [];

/** Expects a console error or warning. The test fails if it does not occur. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

function report(): string[] {
  const unexpected = printed.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !printed.some((text) => pattern.test(text)));
  printed = [];
  expected = [];
  return [
    ...unexpected.map((text) => `The test printed: ${text}`),
    ...missing.map((pattern) => `The test expected, but nothing printed: ${String(pattern)}`),
  ];
}

/** Makes tests fail on any unexpected console error or warning. */
export function guardConsole(): void {
  beforeAll(() => {
    for (const level of levels) {
      console[level] = (...args: unknown[]) => {
        printed.push(`console.${level}: ${format(...args)}`);
      };
    }
  });

  afterEach(() => {
    const problems = report();
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  });

  afterAll(() => {
    Object.assign(console, original);
    // Output after the last test comes from work that no test awaited.
    const problems = report();
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  });
}
