import PersonRounded from '@mui/icons-material/PersonRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { firstGrapheme } from '@/shared/text/graphemes';

const Circle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.light,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

interface AvatarProps {
  name: string;
  src: string | undefined;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: number;
}

/** A person's picture, or the first letter of the name. */
export function Avatar({ name, src, alt = '', size = 36 }: AvatarProps) {
  const initial = firstGrapheme(name.trim()).toUpperCase();
  const [broken, setBroken] = useState<string>();
  return (
    <Circle style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {src && src !== broken ? (
        // By the missing referrer the service worker knows people's pictures, and keeps none.
        <img alt={alt} referrerPolicy="no-referrer" src={src} onError={() => setBroken(src)} />
      ) : (
        initial || <PersonRounded aria-hidden />
      )}
    </Circle>
  );
}
