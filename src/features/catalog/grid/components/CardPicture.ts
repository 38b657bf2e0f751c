import { styled } from '@mui/material/styles';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';

/**
 * Picture of a product or category card. `enlargedPictureStyles` in the card's styles enlarges it.
 */
export const CardPicture = styled(ResponsiveImage)({
  transform: 'var(--card-picture)',
  transition: 'transform 0.3s',
});

export const enlargedPictureStyles = { '--card-picture': 'scale(1.03)' };
