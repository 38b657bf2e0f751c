import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { addBase } from '@/shared/config/base';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';

/**
 * Screens with room for the logo beside the name. On narrower screens, or with larger type, only
 * the name fits.
 */
const screenWithRoom = '@media (min-width: 22.5em)';

/**
 * Shows the shop's logo in place of the name or beside it, or only the children if there is no
 * logo.
 * @param name of the shop
 */
export function Logo({ name, children = null }: { name: string; children?: ReactNode }) {
  const { logo } = getRuntimeConfig().brand.look;
  if (!logo) return children;
  const { file, besideName, ...size } = logo;
  const picture = { ...size, src: addBase(file) };
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
          [screenWithRoom]: { display: 'block' },
        }}
      />
      {children}
    </>
  );
}
