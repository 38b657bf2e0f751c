import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useGetProductsQuery } from '../../catalogApi';
import { useFactsLines } from '../../grid/useFactsLines';
import { getProductPath } from '../../getProductPath';
import { getAllSizes } from '../sizes';

/**
 * Lists all sizes of a product, with links, prices and measures of the other sizes. Renders nothing
 * if there is only one size.
 */
export function SizeLinks({ productId }: { productId: string }) {
  const { data: products } = useGetProductsQuery();
  const getFactsLine = useFactsLines();
  const sizes = useMemo(() => products && getAllSizes(products, productId), [products, productId]);
  if (!sizes || sizes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="sizes" sx={{ mt: 4 }}>
      <Typography id="sizes" variant="h3" component="h2" sx={{ mb: 1 }}>
        Sizes
      </Typography>
      <List disablePadding>
        {sizes.map(({ product, label }) => (
          <ListItem key={product.productId} disablePadding divider sx={{ gap: 2, minHeight: 44 }}>
            {product.productId === productId ? (
              // The page already shows price and size of this product beside its name.
              <Typography
                component="b"
                dir="auto"
                aria-current="true"
                sx={{ ...nameStyles, fontWeight: 700 }}
              >
                {label}
              </Typography>
            ) : (
              <>
                <Link dir="auto" href={getProductPath(product.productId)} sx={nameStyles}>
                  {label}
                </Link>
                <Typography
                  component="small"
                  color="textSecondary"
                  sx={{ fontSize: '0.8125rem', textAlign: 'end' }}
                >
                  {getFactsLine?.(product.productId)}
                </Typography>
              </>
            )}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

const nameStyles = { flex: '1 0 auto', lineHeight: '44px' };
