import Box from '@mui/material/Box';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';

export function LineThumb({
  image,
  size,
  phoneSize = size,
}: {
  image: string;
  size: number;
  phoneSize?: number;
}) {
  return (
    <Box
      sx={{
        flex: 'none',
        width: { xs: phoneSize, sm: size },
        height: { xs: phoneSize, sm: size },
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <ResponsiveImage
        src={image}
        alt=""
        width={size}
        height={size}
        sizes={`${String(size)}px`}
        maxWidth={320}
      />
    </Box>
  );
}
