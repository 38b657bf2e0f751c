import { styled } from '@mui/material/styles';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';

/** A card's picture; `enlargedPicture` among the card's own styles brings it out. */
export const CardPicture = styled(ResponsiveImage)({
  transform: 'var(--card-picture)',
  transition: 'transform 0.3s',
});

export const enlargedPicture = { '--card-picture': 'scale(1.03)' };
