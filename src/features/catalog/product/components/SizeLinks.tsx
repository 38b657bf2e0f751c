import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useProducts } from '../../catalogApi';
import { useFactsLines } from '../../grid/useFactsLines';
import { productPath } from '../../productPath';
import { sizesOf } from '../sizes';

const Section = styled('section')(({ theme: { vars } }) => ({
  marginTop: 32,
  '& h2': { marginBottom: 8 },
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
    <Section aria-labelledby="sizes">
      <h2 id="sizes" className="h3">
        Sizes
      </h2>
      <ul>
        {sizes.map(({ product, label }) => (
          <li key={product.productId}>
            {product.productId === productId ? (
              // What it costs and measures stands by its name.
              <b dir="auto" aria-current="true">
                {label}
              </b>
            ) : (
              <>
                <Link dir="auto" to={productPath(product.productId)}>
                  {label}
                </Link>
                <small>{lineOf?.(product.productId)}</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
