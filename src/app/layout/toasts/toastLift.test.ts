import fc from 'fast-check';
import { liftOver } from './toastLift';
import type { Box } from './toastLift';

const boxes = fc
  .tuple(
    fc.nat(360),
    fc.nat(740),
    fc.integer({ min: 1, max: 360 }),
    fc.integer({ min: 1, max: 300 }),
  )
  .map(([x, y, width, height]): Box => ({ left: x, right: x + width, top: y, bottom: y + height }));
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
      const heights = Array.from({ length: toast.top + 1 }, (_, by) => by);
      const isFree = (by: number) => !kept.some((box) => cover(lifted(toast, by), box));
      expect(liftOver(toast, kept)).toBe(heights.find(isFree));
    }),
    { numRuns: 300 },
  );
});
