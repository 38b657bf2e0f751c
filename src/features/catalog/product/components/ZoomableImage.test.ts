import fc from 'fast-check';
import { maxScale, moveView, initialView, zoomRatio } from './ZoomableImage';

it('zooms in by steps of 1.2 up to a scale of 3', () => {
  expect(moveView(initialView, { factor: zoomRatio }).scale).toBeCloseTo(1.2);
  expect(moveView({ scale: 2.9, x: 0, y: 0 }, { factor: zoomRatio }).scale).toBe(3);
});

it('keeps the scale between 1 and 3 and covers the screen after any moves', () => {
  const zoomFactors = fc.double({ min: 0.1, max: 10, noNaN: true });
  const distances = fc.double({ noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(zoomFactors, distances, distances)), (moves) => {
      let view = initialView;
      for (const [factor, dx, dy] of moves) {
        view = moveView(view, { factor, dx, dy });
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(maxScale);
        const offset = Math.max(Math.abs(view.x), Math.abs(view.y)) * view.scale;
        expect(offset).toBeLessThanOrEqual((view.scale - 1) / 2 + 1e-9);
      }
    }),
  );
});
