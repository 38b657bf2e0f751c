import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { clampLines } from '@/shared/ui/clampLines';

/**
 * Returns the colour of the dark veil over a picture at the given opacity. On the left half of the
 * veil, where the title is, white text has a contrast of at least 4.8:1 on any picture.
 */
const getVeilColour = (opacityPercent: number) => `rgb(30 27 22 / ${opacityPercent}%)`;
const gradientStops = [
  `${getVeilColour(66)}, ${getVeilColour(62)} 50%`,
  `${getVeilColour(48)} 59%`,
  `${getVeilColour(28)} 69%`,
  `${getVeilColour(10)} 79%`,
];
const veilGradient = `linear-gradient(90deg, ${gradientStops.join()}, ${getVeilColour(0)} 90%)`;

/** Length in characters above which a title gets a smaller font. */
const maxShortTitleLength = 36;

/*
 * Font sizes of titles. Banner heights are fixed. On narrow screens, a larger browser font size
 * therefore enlarges titles only as far as they still fit.
 */
const fontSizes = {
  main: {
    short: { xs: 'min(1.25rem, max(26px, 5vw))', sm: '1.75rem', md: '2.25rem', lg: '2.75rem' },
    long: { xs: 'min(1rem, max(18px, 3.2vw))', sm: '1.375rem', md: '1.75rem', lg: '2rem' },
  },
  other: {
    short: { xs: 'min(1.125rem, max(18px, 4vw))', md: '1.375rem', lg: '1.75rem' },
    long: { xs: 'min(0.9375rem, max(15px, 3vw))', md: '1.125rem', lg: '1.375rem' },
  },
};

const overlayStyles: SxProps<Theme> = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  pl: { xs: 2, sm: 'max(24px, 50% - 616px)' },
  pr: 'calc(50% + 8px)',
  color: 'common.white',
  backgroundImage: veilGradient,
  pointerEvents: 'none',
  // Hides the white title in print, because browsers do not print the dark veil behind it.
  '@media print': { display: 'none' },
};

interface BannerTitleProps {
  title: string;
  kind: keyof typeof fontSizes;
}

/**
 * Title over a banner's picture. If the title is empty, nothing is rendered. Screen readers read
 * the title from the picture's alternative text.
 */
export function BannerTitle({ title, kind }: BannerTitleProps) {
  if (!title) return null;
  const lengthCategory = title.length > maxShortTitleLength ? 'long' : 'short';
  return (
    <Box aria-hidden sx={overlayStyles}>
      <Typography
        component="span"
        dir="auto"
        sx={{
          ...clampLines(lengthCategory === 'long' ? { xs: kind === 'main' ? 7 : 6, sm: 5 } : 5),
          flex: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontSize: fontSizes[kind][lengthCategory],
          fontWeight: 700,
          letterSpacing: '-0.02em',
          lineHeight: 1.15,
        }}
      >
        {title}
      </Typography>
    </Box>
  );
}
