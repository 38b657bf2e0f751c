import fc from 'fast-check';
import { maxRatio, panBy, unzoomed, zoomBy, zoomStep } from './zoomView';

const screen = { width: 400, height: 800 } as DOMRectReadOnly;

it('goes up in steps of 1.2 to 3, and back to the whole image, which does not move', () => {
  expect(zoomBy(unzoomed, zoomStep).scale).toBeCloseTo(1.2);
  expect(zoomBy({ scale: 2.9, x: 0, y: 0 }, zoomStep).scale).toBe(3);
  expect(panBy(unzoomed, 50, 50, screen)).toEqual(unzoomed);
  expect(zoomBy({ scale: 1.2, x: 30, y: -10 }, 1 / zoomStep)).toEqual(unzoomed);
});

it('stays within ratio 1 to 3 and within reach, whatever is done', () => {
  const zooms = fc.double({ min: 0.1, max: 10, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(zooms, fc.integer(), fc.integer())), (moves) => {
      let view = unzoomed;
      for (const [zoom, dx, dy] of moves) {
        view = panBy(zoomBy(view, zoom), dx, dy, screen);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(maxRatio);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((screen.width * view.scale) / 2);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((screen.height * view.scale) / 2);
      }
    }),
  );
});
