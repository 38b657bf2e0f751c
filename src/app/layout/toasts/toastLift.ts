export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** How far a box at the foot of the screen has to rise to cover none of the others; `undefined`: no room. */
export function liftOver(box: Box, others: readonly Box[]): number | undefined {
  const inTheWay = others
    .filter(({ left, right, top, bottom }) => left < box.right && right > box.left && top < bottom)
    .sort((a, b) => b.bottom - a.bottom);
  let lift = 0;
  for (const { top, bottom } of inTheWay) {
    if (box.top - lift < bottom && box.bottom - lift > top) lift = box.bottom - top;
  }
  return box.top < lift ? undefined : lift;
}
