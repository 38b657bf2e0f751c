import Box from '@mui/material/Box';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';

interface LineThumbProps {
  image: string;
  size: number | { xs: number; sm: number };
}

export function LineThumb({ image, size }: LineThumbProps) {
  return (
    <Box
      sx={{
        flex: 'none',
        width: size,
        height: size,
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <ResponsiveImage src={image} alt="" width={88} height={88} sizes="88px" maxWidth={320} />
    </Box>
  );
}
