import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { messageOf } from '@/shared/api/apiError';
import type { ProductDetail } from '@/shared/contract/product';
import { InlineError } from '@/shared/ui/InlineError';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { Skeleton } from '@/shared/ui/Skeleton';
import { StaleNote } from '@/shared/ui/StaleNote';
import { productPath } from '../../productPath';
import { RemoveButton } from './RemoveButton';

/** A product of the comparison, as far as its own call (17) has come. */
export interface CompareColumn {
  id: string;
  product: ProductDetail | undefined;
  isGone: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface CompareHeadProps {
  column: CompareColumn;
  onRemove?: ((name: string) => void) | undefined;
}

/** The head of a column: picture, name and the way out; a call that failed is told of here alone. */
export function CompareHead({ column, onRemove }: CompareHeadProps) {
  const { product, isGone, error, refetch } = column;
  const name = product?.productName ?? 'This product';
  const body = () => {
    if (product) {
      return (
        <>
          <Link
            component={RouterLink}
            to={productPath(product.productId)}
            color="inherit"
            sx={{ display: 'block', minHeight: 44 }}
          >
            {name}
          </Link>
          <StaleNote query={column} />
        </>
      );
    }
    if (isGone) return 'No longer sold';
    if (!error) return <Skeleton />;
    return <InlineError message={messageOf(error)} onRetry={() => void refetch()} />;
  };
  return (
    <Box sx={{ position: 'relative', fontWeight: 600, lineHeight: 1.35 }}>
      <Box
        sx={{
          maxWidth: 200,
          aspectRatio: '1',
          mb: 1,
          overflow: 'hidden',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
        }}
      >
        <ResponsiveImage
          src={product?.productImageRequests[0]?.productImageURL}
          alt=""
          width={320}
          height={320}
          maxWidth={480}
          sizes="200px"
        />
      </Box>
      {body()}
      {onRemove && (
        <RemoveButton
          name={name}
          onRemove={() => onRemove(name)}
          sx={{ right: 'auto', left: 4, zIndex: 0 }}
        />
      )}
    </Box>
  );
}
