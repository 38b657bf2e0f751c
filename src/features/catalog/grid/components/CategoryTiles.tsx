import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardMedia from '@mui/material/CardMedia';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { groupBy } from '@/shared/collections/groupBy';
import { paths } from '@/shared/config/paths';
import type { ProductCategory } from '@/shared/contract/taxonomy';
import { foldName } from '@/shared/text/foldName';
import { EmptyState } from '@/shared/ui/EmptyState';
import { clampLines } from '@/shared/ui/clampLines';
import { QueryView } from '@/shared/ui/QueryView';
import { largeTextScreen } from '@/shared/ui/screens';
import { useGetCategoriesQuery } from '../../catalogApi';
import { CardPicture, enlargedPictureStyles } from './CardPicture';

const tileGridStyles: SxProps<Theme> = ({ breakpoints: { up } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  [largeTextScreen]: { gridTemplateColumns: '1fr' },
  [up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 2 },
  [up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  [up('lg')]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
});

const cardStyles = {
  height: '100%',
  transition: 'border-color 0.2s',
  '@media (hover: hover)': {
    '&:hover': { borderColor: 'text.secondary', ...enlargedPictureStyles },
  },
};

// On phones, the image is beside the name. Taller tiles would push the products too far down.
const tileStyles = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'stretch' },
  justifyContent: 'flex-start',
  gap: { xs: '10px', sm: 0 },
  height: '100%',
  p: { xs: '4px', sm: 0 },
} as const;

const pictureFrameStyles: SxProps<Theme> = ({ vars }) => ({
  aspectRatio: '1',
  overflow: 'hidden',
  bgcolor: 'background.default',
  flexShrink: 0,
  width: { xs: 44, sm: '100%' },
  borderRadius: { xs: vars.shape.smallRadius, sm: 0 },
});

const tileNameStyles = {
  ...clampLines({ xs: 3, sm: 2 }),
  minWidth: 0,
  height: { sm: '2.7em' },
  m: { sm: '10px' },
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: { xs: 1.25, sm: 1.35 },
  letterSpacing: 'normal',
  textAlign: { sm: 'center' },
} as const;

export const tileImageProps = {
  width: 320,
  height: 320,
  maxWidth: 480,
  sizes: '(max-width: 37.5em) 44px, (max-width: 56.25em) 25vw, 180px',
};

const renderTiles = (categories: readonly ProductCategory[]) => (
  <Box component="ul" sx={tileGridStyles}>
    {Array.from(
      groupBy(categories, ({ productCategoryName }) => foldName(productCategoryName)).values(),
      (sameNameCategories) => {
        const name = sameNameCategories[0]?.productCategoryName ?? '';
        return (
          <li key={name}>
            <Card sx={cardStyles}>
              <CardActionArea href={paths.categories.to(name)} sx={tileStyles}>
                <CardMedia sx={pictureFrameStyles}>
                  <CardPicture
                    src={sameNameCategories.find((row) => row.categoryImageURL)?.categoryImageURL}
                    alt=""
                    {...tileImageProps}
                  />
                </CardMedia>
                <Typography component="span" dir="auto" sx={tileNameStyles}>
                  {name}
                </Typography>
              </CardActionArea>
            </Card>
          </li>
        );
      },
    )}
  </Box>
);

// The number of rows of tiles is unknown before the categories load. The minimum height keeps the
// content below the tiles off the first screen, where a layout shift would be visible.
const skeleton = (
  <Box sx={{ minHeight: '70vh' }}>
    <Box component="ul" aria-hidden data-testid="category-skeletons" sx={tileGridStyles}>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <Card sx={cardStyles}>
            <Box sx={tileStyles}>
              <CardMedia sx={pictureFrameStyles}>
                <Skeleton variant="rectangular" height="100%" />
              </CardMedia>
              <Typography component="span" sx={tileNameStyles}>
                <Skeleton sx={{ minWidth: 64 }} />
              </Typography>
            </Box>
          </Card>
        </li>
      ))}
    </Box>
  </Box>
);

/** Shows one tile for each category name, even if several areas have a category of that name. */
export function CategoryTiles() {
  return (
    <QueryView query={useGetCategoriesQuery()} skeleton={skeleton}>
      {(categories) =>
        categories.length > 0 ? renderTiles(categories) : <EmptyState text="No categories yet." />
      }
    </QueryView>
  );
}
