/** How the lightbox shows the image: `x` and `y` in px from the centre, at the scale. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export const maxRatio = 3;
export const zoomStep = 1.2;

export const unzoomed: ZoomView = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** Moves the image, not further than its edge to the middle of the screen. */
export function panBy(view: ZoomView, dx: number, dy: number, screen: DOMRectReadOnly): ZoomView {
  if (view.scale === 1) return unzoomed;
  return {
    scale: view.scale,
    x: clamp(view.x + dx, (screen.width * view.scale) / 2),
    y: clamp(view.y + dy, (screen.height * view.scale) / 2),
  };
}

export function zoomBy(view: ZoomView, factor: number): ZoomView {
  const wanted = view.scale * factor;
  // A step down from the top must come back to 1 though the top was cut off.
  const scale = wanted < 1.001 ? 1 : Math.min(wanted, maxRatio);
  if (scale === 1) return unzoomed;
  const ratio = scale / view.scale;
  return { scale, x: view.x * ratio, y: view.y * ratio };
}
