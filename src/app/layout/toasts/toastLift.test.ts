import fc from 'fast-check';
import { liftOver } from './toastLift';
import type { Box } from './toastLift';

const screenHeight = 740;
const boxes = fc
  .record({
    x: fc.nat(360),
    y: fc.nat(screenHeight),
    w: fc.integer({ min: 1, max: 360 }),
    h: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ x, y, w, h }): Box => ({ left: x, right: x + w, top: y, bottom: y + h }));
const toasts = fc
  .integer({ min: 40, max: 160 })
  .map((height): Box => ({ left: 20, right: 340, top: 720 - height, bottom: 720 }));

const cover = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const lifted = ({ top, bottom, ...box }: Box, by: number): Box => ({
  ...box,
  top: top - by,
  bottom: bottom - by,
});

test('a toast covers nothing of what it must not, and rises no higher than that takes', () => {
  fc.assert(
    fc.property(toasts, fc.array(boxes, { maxLength: 6 }), (toast, kept) => {
      const covers = (by: number) => kept.some((box) => cover(lifted(toast, by), box));
      const lift = liftOver(toast, kept);
      const heights = Array.from({ length: toast.top + 1 }, (_, by) => by);
      const free = heights.find((by) => !covers(by));
      expect(lift).toBe(free);
    }),
    { numRuns: 300 },
  );
});
