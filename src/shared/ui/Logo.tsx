import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/shared/config/runtimeConfig';

/** The shop's logo, where it has one; else what stands in its place. @param name the shop's */
export function Logo({ name, children = null }: { name: string; children?: ReactNode }) {
  const { logo } = runtimeConfig();
  return logo ? (
    <Box
      component="img"
      {...logo}
      alt={logo.alt || name}
      sx={{ maxWidth: '100%', objectFit: 'contain', objectPosition: 0 }}
    />
  ) : (
    children
  );
}
