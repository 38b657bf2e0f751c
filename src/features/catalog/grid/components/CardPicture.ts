import { styled } from '@mui/material/styles';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';

/**
 * Picture of a product or category card. A card that adds `enlargedPictureStyles` to its own styles
 * enlarges its picture.
 */
export const CardPicture = styled(ResponsiveImage)({
  transform: 'var(--card-picture)',
  transition: 'transform 0.3s',
});

export const enlargedPictureStyles = { '--card-picture': 'scale(1.03)' };
