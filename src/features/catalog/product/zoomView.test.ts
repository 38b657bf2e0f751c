import fc from 'fast-check';
import { maxRatio, panBy, unzoomed, zoomBy, zoomStep } from './zoomView';

const screen = { width: 400, height: 800 } as DOMRectReadOnly;

it('goes up in steps of 1.2 to 3, and back to the whole image', () => {
  const scales = Array.from({ length: 8 }).reduce<number[]>(
    (list) => [...list, zoomBy({ scale: list.at(-1) ?? 1, x: 0, y: 0 }, zoomStep).scale],
    [1],
  );
  expect(scales[1]).toBeCloseTo(1.2);
  expect(scales[2]).toBeCloseTo(1.44);
  expect(scales.at(-1)).toBe(maxRatio);
  expect(zoomBy({ scale: 1.2, x: 30, y: -10 }, 1 / zoomStep)).toEqual(unzoomed);
});

it('does not move the whole image', () => {
  expect(panBy(unzoomed, 50, 50, screen)).toEqual(unzoomed);
});

it('stays within ratio 1 to 3 and within reach, whatever is done', () => {
  const moves = fc.array(
    fc.oneof(
      fc.record({ zoom: fc.double({ min: 0.1, max: 10, noNaN: true }) }),
      fc.record({ dx: fc.integer(), dy: fc.integer() }),
    ),
  );
  fc.assert(
    fc.property(moves, (list) => {
      let view = unzoomed;
      for (const move of list) {
        view = 'zoom' in move ? zoomBy(view, move.zoom) : panBy(view, move.dx, move.dy, screen);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(maxRatio);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((screen.width * view.scale) / 2 + 1e-6);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((screen.height * view.scale) / 2 + 1e-6);
      }
    }),
  );
});
