import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from '@/shared/ui/Link';
import { productPath } from '../../productPath';
import { useProduct, useProducts } from '../../catalogApi';
import { priceText } from '../../facts/factsLine';
import { dimensionsIn, readSpecification } from '../../facts/specification';
import { leastPrices } from '../packValue';
import { sizesOf } from '../sizes';
import type { SizedProduct } from '../sizes';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  overflowWrap: 'break-word',
  '& tr': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  // Two lines: the row keeps its height when its figures come.
  '& td, & tbody th': { height: 56 },
  '& th, & td': {
    padding: '4px 8px',
    textAlign: 'start',
    fontWeight: 400,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
  },
  '& thead th': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& th:first-of-type': { width: '26%', paddingInlineStart: 0 },
  '& :is(thead th, td):last-of-type': { width: '40%', paddingInlineEnd: 0, textAlign: 'end' },
}));

/** The product among its sizes, side by side; nothing where it has none. */
export function SizesTable({ productId }: { productId: string }) {
  const { data: products } = useProducts();
  const sizes = useMemo(() => products && sizesOf(products, productId), [products, productId]);
  if (!sizes || sizes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="sizes" sx={{ mt: 4 }}>
      <Typography id="sizes" variant="h3" component="h2" sx={{ mb: 1 }}>
        Sizes
      </Typography>
      <Table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Dimensions</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <SizeRow
              key={size.product.productId}
              {...size}
              isCurrent={size.product.productId === productId}
            />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

/** Its figures come with the product's own call (17); without them the row stands alone. */
function SizeRow({ product, label, isCurrent }: SizedProduct & { isCurrent: boolean }) {
  const { productId } = product;
  const { data } = useProduct(productId);
  // There is no such product any more.
  if (data === null) return null;
  return (
    <tr>
      <th scope="row">
        {isCurrent ? (
          <Box component="span" aria-current="true" sx={{ fontWeight: 700 }}>
            {label}
          </Box>
        ) : (
          <Link
            to={productPath(productId)}
            sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
          >
            {label}
          </Link>
        )}
      </th>
      <td>{data && dimensionsIn(readSpecification(data.productSpecText))?.value}</td>
      <td>{data && priceText(leastPrices(data.productPackRequests))}</td>
    </tr>
  );
}
