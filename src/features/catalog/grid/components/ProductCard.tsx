import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { cardImage } from '../../imageSizes';
import { badgesOf } from '../../mergeProducts';
import type { Product } from '../../mergeProducts';
import { productPath } from '../../productPath';

interface ProductCardProps {
  product: Product;
  priority?: boolean;
}

/** A product of a list; all of it is one link to its page. Its looks are the grid's: see `cardStyles`. */
export const ProductCard = memo(function ProductCard({ product, priority }: ProductCardProps) {
  const { productId, productName, productImageURL, productCategoryName } = product;
  const badges = badgesOf(product);
  return (
    <article className="card">
      <div className="card-image">
        <ResponsiveImage
          {...cardImage}
          src={productImageURL}
          // The name stands beside it.
          alt=""
          priority={priority}
        />
      </div>
      {badges.length > 0 && (
        <div className="card-badges">
          {badges.map((badge) => (
            <span key={badge}>{badge}</span>
          ))}
        </div>
      )}
      <div className="card-text">
        <p className="card-overline">{productCategoryName}</p>
        <h3 className="card-name">
          <Link to={productPath(productId)}>{productName}</Link>
        </h3>
      </div>
    </article>
  );
});
