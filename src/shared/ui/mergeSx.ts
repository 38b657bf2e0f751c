import type { SxProps, Theme } from '@mui/material/styles';

type SxPart = boolean | Exclude<SxProps<Theme>, readonly unknown[]>;

/** Joins `sx` props as Material UI's guide does; the later ones win. */
export const mergeSx = (...parts: (SxProps<Theme> | undefined)[]): SxProps<Theme> =>
  parts.flatMap((part): SxPart[] =>
    Array.isArray(part) ? (part as SxPart[]) : [(part ?? false) as SxPart],
  );
