import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useProducts } from '../../catalogApi';
import { useFactsLines } from '../../grid/useFactsLines';
import { productPath } from '../../productPath';
import { sizesOf } from '../sizes';

const List = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 44,
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& li > :first-of-type': { flex: '1 0 auto', lineHeight: '44px' },
  '& small': { textAlign: 'end', color: vars.palette.text.secondary },
}));

/** The product among its sizes, each other with what its card says; nothing where it has none. */
export function SizeLinks({ productId }: { productId: string }) {
  const { data: products } = useProducts();
  const lineOf = useFactsLines();
  const sizes = useMemo(() => products && sizesOf(products, productId), [products, productId]);
  if (!sizes || sizes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="sizes" sx={{ mt: 4 }}>
      <Typography id="sizes" variant="h3" component="h2" sx={{ mb: 1 }}>
        Sizes
      </Typography>
      <List>
        {sizes.map(({ product, label }) => (
          <li key={product.productId}>
            {product.productId === productId ? (
              // What it costs and measures stands by its name.
              <b aria-current="true">{label}</b>
            ) : (
              <>
                <Link to={productPath(product.productId)}>{label}</Link>
                <small>{lineOf?.(product.productId)}</small>
              </>
            )}
          </li>
        ))}
      </List>
    </Box>
  );
}
