import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { clampLines } from '@/shared/ui/clampLines';

/** White on this is readable (4.8:1) on any picture as far as the title goes, which is its left half. */
const mixInk = (share: number) => `rgb(30 27 22 / ${share}%)`;
const stops = [
  `${mixInk(66)}, ${mixInk(62)} 50%`,
  `${mixInk(48)} 59%`,
  `${mixInk(28)} 69%`,
  `${mixInk(10)} 79%`,
];
const veil = `linear-gradient(90deg, ${stops.join()}, ${mixInk(0)} 90%)`;

/** Longer ones are written smaller. */
const longTitle = 36;

/* The banners' heights are fixed, so on a narrow screen a browser's larger type enlarges the title only as far as it has room. */
const sizes = {
  main: {
    short: { xs: 'min(1.25rem, max(26px, 5vw))', sm: '1.75rem', md: '2.25rem', lg: '2.75rem' },
    long: { xs: 'min(1rem, max(18px, 3.2vw))', sm: '1.375rem', md: '1.75rem', lg: '2rem' },
  },
  other: {
    short: { xs: 'min(1.125rem, max(18px, 4vw))', md: '1.375rem', lg: '1.75rem' },
    long: { xs: 'min(0.9375rem, max(15px, 3vw))', md: '1.125rem', lg: '1.375rem' },
  },
};

const overPicture: SxProps<Theme> = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  pl: { xs: 2, sm: 'max(24px, 50% - 616px)' },
  pr: 'calc(50% + 8px)',
  color: 'common.white',
  backgroundImage: veil,
  pointerEvents: 'none',
  // There white would stand on white.
  '@media print': { display: 'none' },
};

interface BannerTitleProps {
  title: string;
  kind: keyof typeof sizes;
}

/** A banner's title over its picture, whose alternative text says it to screen readers. Nothing where it has none. */
export function BannerTitle({ title, kind }: BannerTitleProps) {
  if (!title) return null;
  const length = title.length > longTitle ? 'long' : 'short';
  return (
    <Box aria-hidden sx={overPicture}>
      <Typography
        component="span"
        dir="auto"
        sx={{
          ...clampLines(length === 'long' ? { xs: kind === 'main' ? 7 : 6, sm: 5 } : 5),
          flex: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontSize: sizes[kind][length],
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
