import { styled } from '@mui/material/styles';

interface SkeletonProps {
  /** `text` takes a line's height, the others what they are given. */
  variant?: 'text' | 'rectangular' | 'rounded' | 'circular';
  width?: number | string;
  height?: number | string;
}

const radius = { text: 4, rectangular: 0, circular: '50%' };
const own = new Set<PropertyKey>(['variant', 'width', 'height', 'sx', 'theme', 'as', 'ownerState']);

/** Keeps the place of what is still loading, at its final size, and still, for calm. */
export const Skeleton = styled('span', {
  shouldForwardProp: (prop) => !own.has(prop),
})<SkeletonProps>(({ theme, variant = 'text', width, height }) => ({
  display: 'block',
  width,
  height: height ?? (variant === 'text' ? 'auto' : '1.2em'),
  borderRadius: variant === 'rounded' ? theme.vars.shape.borderRadius : radius[variant],
  backgroundColor: theme.vars.palette.grey[100],
  ...(variant === 'text' && {
    transform: 'scale(1, 0.6)',
    transformOrigin: '0 55%',
    '&:empty::before': { content: '"\\00a0"' },
  }),
}));
