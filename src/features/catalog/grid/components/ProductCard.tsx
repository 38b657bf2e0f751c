import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { badgesOf } from '../../mergeProducts';
import type { Product } from '../../mergeProducts';
import { productPath } from '../../productPath';

export const cardImage = {
  width: 640,
  height: 640,
  maxWidth: 960,
  sizes: '(max-width: 37.5em) 50vw, (max-width: 56.25em) 33vw, 300px',
};

interface ProductCardProps {
  product: Product;
  priority?: boolean;
  /** Of its price and size; `''`: no more than the room for it. */
  line?: string | undefined;
}

/** A product of a list; all of it is one link to its page. Its styles are those of `ProductGrid`. */
export const ProductCard = memo(function ProductCard({
  product,
  priority,
  line,
}: ProductCardProps) {
  const { productId, productName, productImageURL, productCategoryName } = product;
  const badges = badgesOf(product);
  return (
    <article>
      <div>
        {/* The name stands beside it. */}
        <ResponsiveImage {...cardImage} src={productImageURL} alt="" priority={priority} />
      </div>
      {badges.length > 0 && (
        <small>
          {badges.map((badge) => (
            <span key={badge}>{badge}</span>
          ))}
        </small>
      )}
      <p dir="auto">{productCategoryName}</p>
      <h3 dir="auto">
        <Link to={productPath(productId)}>{productName}</Link>
      </h3>
      {line !== undefined && (
        // Each part of it has a line. That of a prerendered page stays until the app knows it, too.
        <span data-line suppressHydrationWarning>
          {line.replace(' · ', '\n')}
        </span>
      )}
    </article>
  );
});
