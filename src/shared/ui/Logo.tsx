import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';

/** On narrower screens, and with larger type, there is room for the name alone. */
const hasRoom = '@media (min-width: 22.5em)';

/** The shop's logo, if it has one: in place of the name, or beside it. @param name the shop's */
export function Logo({ name, children = null }: { name: string; children?: ReactNode }) {
  const { logo } = getRuntimeConfig();
  if (!logo) return children;
  const { besideName, ...picture } = logo;
  if (!besideName)
    return (
      <Box
        component="img"
        {...picture}
        alt={picture.alt || name}
        sx={{ maxWidth: '100%', objectFit: 'contain', objectPosition: 0 }}
      />
    );
  return (
    <>
      <Box
        component="img"
        {...picture}
        alt=""
        sx={{
          display: 'none',
          flexShrink: 0,
          width: { xs: '2rem', sm: picture.width },
          maxWidth: picture.width,
          height: 'auto',
          mr: { xs: 0.75, sm: 1 },
          [hasRoom]: { display: 'block' },
        }}
      />
      {children}
    </>
  );
}
