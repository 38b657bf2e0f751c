/** Runs one step after the other, between which the browser can paint and answer a tap. */
export async function inSteps(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
