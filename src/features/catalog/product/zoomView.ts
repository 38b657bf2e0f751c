import clamp from '@mui/utils/clamp';

export const maxScale = 3;
export const zoomRatio = 1.2;

/** How the lightbox shows the picture: `x` and `y` from the middle, in widths and heights of the screen. */
export const wholePicture = { scale: 1, x: 0, y: 0 };
type ZoomView = typeof wholePicture;
export type ZoomStep = Partial<Record<'factor' | 'dx' | 'dy', number>>;

/** Zooms between the whole picture and `maxScale`, and moves its edge no further than to the middle of the screen. */
export function moveView(view: ZoomView, { factor = 1, dx = 0, dy = 0 }: ZoomStep): ZoomView {
  const scale = clamp(view.scale * factor, 1, maxScale);
  // Steps down from `maxScale`, at which the last step up was cut short, end a little beside 1.
  if (scale < 1.01) return wholePicture;
  const place = (at: number, by: number) =>
    clamp((at * scale) / view.scale + by, -scale / 2, scale / 2);
  return { scale, x: place(view.x, dx), y: place(view.y, dy) };
}
