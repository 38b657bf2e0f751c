import Box from '@mui/material/Box';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';

export const SuggestionPicture = ({ src }: { src: string | undefined }) => (
  <Box
    component="span"
    sx={{
      alignSelf: 'center',
      flexShrink: 0,
      width: 44,
      height: 44,
      overflow: 'hidden',
      borderRadius: 1,
    }}
  >
    <ResponsiveImage src={src} alt="" width={44} height={44} maxWidth={160} sizes="44px" />
  </Box>
);
