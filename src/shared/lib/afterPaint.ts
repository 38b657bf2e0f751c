import { appStands } from './shell';

/** Longest wait where the browser paints nothing, as in a hidden tab, in ms. */
const longest = 300;

/**
 * Loads a module once the present frame is on the screen: for a part whose place is kept, and whose bytes must not
 * come before what shows first.
 */
export async function afterPaint<T>(load: () => Promise<T> | T): Promise<T> {
  if (typeof window === 'undefined') return load();
  await appStands;
  await new Promise<void>((resolve) => {
    // The task after the frame's callbacks runs after its paint.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });
  return load();
}
