import type { SxProps, Theme } from '@mui/material/styles';

export const mergeSx = (own: SxProps<Theme>, users?: SxProps<Theme>): SxProps<Theme> =>
  [own, users].flat() as SxProps<Theme>;
