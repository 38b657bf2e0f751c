import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { getErrorMessage } from '@/shared/api/apiError';
import { InlineError } from '@/shared/ui/InlineError';
import { StaleNote } from '@/shared/ui/QueryView';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { ProductQuery } from '../../catalogApi';
import { getProductPath } from '../../getProductPath';
import { RemoveButton } from './RemoveButton';

export const isLoadingFirstTime = ({ currentData, isFetching }: ProductQuery) =>
  currentData === undefined && isFetching;

/** Product names need three lines in a narrow column. */
const productNameStyles = { display: 'block', minHeight: { xs: 'max(44px, 4.05em)', sm: 44 } };

interface ProductHeadProps {
  query: ProductQuery;
  onRemove?: ((name: string) => void) | undefined;
}

/** Picture, name and remove button of a product. It alone reports a failed request. */
export function ProductHead({ query, onRemove }: ProductHeadProps) {
  const { currentData: product, error, isFetching, refetch } = query;
  const name = product?.productName ?? 'This product';
  return (
    // A separate stacking context keeps the picture and the button behind the sticky row names.
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        maxWidth: 200,
        fontWeight: 600,
        lineHeight: 1.35,
      }}
    >
      <Card sx={{ aspectRatio: '1', mb: 1 }}>
        <ResponsiveImage
          src={product?.productImageRequests[0]?.productImageURL}
          alt=""
          width={320}
          height={320}
          maxWidth={480}
          sizes="200px"
        />
      </Card>
      {product && (
        <Link
          dir="auto"
          href={getProductPath(product.productId)}
          color="inherit"
          sx={productNameStyles}
        >
          {name}
        </Link>
      )}
      {product && !isFetching && <StaleNote query={query} />}
      {product === null && <span>No longer sold</span>}
      {isLoadingFirstTime(query) && (
        <Box sx={productNameStyles}>
          <Skeleton />
        </Box>
      )}
      {product === undefined && !isFetching && (
        <InlineError message={getErrorMessage(error)} onRetry={() => void refetch()} />
      )}
      {onRemove && <RemoveButton name={name} onRemove={() => onRemove(name)} />}
    </Box>
  );
}

export function BuyButton({ query }: { query: ProductQuery }) {
  const { currentData: product } = query;
  if (isLoadingFirstTime(query)) return <Skeleton variant="rounded" height={44} />;
  if (!product) return null;
  return (
    <Button
      variant="outlined"
      fullWidth
      href={getProductPath(product.productId)}
      sx={{ maxWidth: 200, px: 0.5 }}
    >
      <span>
        Pick a pack
        <VisuallyHidden>{` of ${product.productName}`}</VisuallyHidden>
      </span>
    </Button>
  );
}

interface CellContentProps {
  query: ProductQuery;
  lines: readonly string[];
  usualHeight: { xs: string; sm: string };
}

export function CellContent({ query, lines, usualHeight }: CellContentProps) {
  if (isLoadingFirstTime(query))
    return (
      <Box sx={{ minHeight: usualHeight }}>
        <Skeleton />
      </Box>
    );
  // If the request failed, the head of the column says so.
  if (!query.currentData) return null;
  if (lines.length === 0)
    return (
      <Typography component="span" color="textSecondary" sx={{ font: 'inherit' }}>
        Not stated
      </Typography>
    );
  return lines.map((line, index) => (
    <div key={index} dir="auto">
      {line}
    </div>
  ));
}
