import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { getErrorMessage } from '@/shared/api/apiError';
import { InlineError } from '@/shared/ui/InlineError';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { StaleNote } from '@/shared/ui/QueryView';
import type { useProduct } from '../../catalogApi';
import { getProductPath } from '../../getProductPath';
import { RemoveButton } from './RemoveButton';

export type ProductQuery = ReturnType<typeof useProduct>;

/** Product names need three lines in a narrow column. */
const nameStyles = { minHeight: { xs: 'max(44px, 4.05em)', sm: 44 } };

interface CompareHeadProps {
  /** Result of `getProduct` for the product of this column. */
  query: ProductQuery;
  onRemove?: ((name: string) => void) | undefined;
}

/**
 * Column header of the comparison, with picture, name and remove button. It reports a failed
 * request, so that the other cells of the column need not.
 */
export function CompareHead({ query, onRemove }: CompareHeadProps) {
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
          sx={[nameStyles, { display: 'block' }]}
        >
          {name}
        </Link>
      )}
      {product && !isFetching && <StaleNote query={query} />}
      {product === null && <span>No longer sold</span>}
      {product === undefined && isFetching && (
        <Box sx={nameStyles}>
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
