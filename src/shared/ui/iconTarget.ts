/** A plain button that holds an icon alone: a finger's width. */
export const iconTarget = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const;
