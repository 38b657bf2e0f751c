import type { SxProps, Theme } from '@mui/material/styles';

type SxPart = boolean | Exclude<SxProps<Theme>, readonly unknown[]>;

/** Merges `sx` props as in Material UI's guide. Later props take precedence. */
export const mergeSx = (...parts: (SxProps<Theme> | undefined)[]): SxProps<Theme> =>
  parts.flatMap((part): SxPart[] =>
    Array.isArray(part) ? (part as SxPart[]) : [(part ?? false) as SxPart],
  );
