import type { SxProps, Theme } from '@mui/material/styles';

/** A part's own `sx`, then its user's on top. */
export const mergeSx = (own: SxProps<Theme>, users?: SxProps<Theme>): SxProps<Theme> =>
  [own, users].flat() as SxProps<Theme>;
