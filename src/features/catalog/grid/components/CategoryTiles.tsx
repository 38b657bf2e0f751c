import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { groupBy } from '@/shared/collections/groupBy';
import { paths } from '@/shared/config/paths';
import type { ProductCategory } from '@/shared/contract/taxonomy';
import { foldName } from '@/shared/text/foldName';
import { EmptyState } from '@/shared/ui/EmptyState';
import { lineClamp } from '@/shared/ui/lineClamp';
import { QueryView } from '@/shared/ui/QueryView';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { largeType } from '@/shared/ui/screens';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useCategories } from '../../catalogApi';
import { card } from '../cardStyles';

/** The tiles within are plain elements: links, or the places of those to come. */
const Tiles = styled('ul')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  [largeType]: { gridTemplateColumns: '1fr' },
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  // On phones image and name stand side by side, so that many categories don't push the products far down.
  '& > li > *': {
    ...card(vars),
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: 4,
    color: vars.palette.text.primary,
    textDecoration: 'none',
    [breakpoints.up('sm')]: { display: 'block', padding: 0 },
  },
  '& > li > * > div': {
    flexShrink: 0,
    width: 44,
    borderRadius: 'var(--corner)',
    [breakpoints.up('sm')]: { width: '100%', borderRadius: 0 },
  },
  '& > li > * > span': {
    ...lineClamp(3),
    minWidth: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.25,
    [breakpoints.up('sm')]: {
      WebkitLineClamp: 2,
      lineHeight: 1.35,
      height: '2.7em',
      margin: 10,
      textAlign: 'center',
    },
  },
}));

export const tileImage = {
  width: 320,
  height: 320,
  maxWidth: 480,
  sizes: '(max-width: 37.5em) 44px, (max-width: 56.25em) 25vw, 180px',
};

const tilesOf = (categories: readonly ProductCategory[]) => (
  <Tiles>
    {Array.from(
      groupBy(categories, ({ productCategoryName }) => foldName(productCategoryName)).values(),
      (namesakes) => {
        const name = namesakes[0]?.productCategoryName ?? '';
        return (
          <li key={name}>
            <Link to={paths.categories.to(name)}>
              <div>
                <ResponsiveImage
                  src={namesakes.find((row) => row.categoryImageURL)?.categoryImageURL}
                  alt=""
                  {...tileImage}
                />
              </div>
              <span dir="auto">{name}</span>
            </Link>
          </li>
        );
      },
    )}
  </Tiles>
);

// Nobody knows how many rows will come; what follows waits below the first screen, where it can move unseen.
const skeleton = (
  <div style={{ minHeight: '70vh' }}>
    <Tiles aria-hidden data-testid="category-skeletons">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <div>
            <div>
              <Skeleton variant="rectangular" height="100%" />
            </div>
            <span>
              <Skeleton style={{ minWidth: 64 }} />
            </span>
          </div>
        </li>
      ))}
    </Tiles>
  </div>
);

/** A tile for each name of a category. */
export function CategoryTiles() {
  return (
    <QueryView query={useCategories()} skeleton={skeleton}>
      {(categories) =>
        categories.length > 0 ? tilesOf(categories) : <EmptyState text="No categories yet." />
      }
    </QueryView>
  );
}
