import { styled } from '@mui/material/styles';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';

/** Picture of a card. A card enlarges the picture with `enlargedPicture` in its own styles. */
export const CardPicture = styled(ResponsiveImage)({
  transform: 'var(--card-picture)',
  transition: 'transform 0.3s',
});

export const enlargedPicture = { '--card-picture': 'scale(1.03)' };
