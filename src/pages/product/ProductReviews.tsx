import { lazy, Suspense } from 'react';
import { authDialogOpened } from '@/features/auth/authDialogSlice';
import { selectUser } from '@/features/auth/authSlice';
import { useAppDispatch, useAppSelector } from '@/shared/lib/storeHooks';

const ReviewsTab = lazy(() =>
  import(/* webpackChunkName: "reviews" */ '@/features/reviews/components/ReviewsTab').then(
    (module) => ({ default: module.ReviewsTab }),
  ),
);

/** Joins the reviews of a product with who is signed in. */
export function ProductReviews({ productId }: { productId: string }) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  return (
    <Suspense>
      <ReviewsTab
        productId={productId}
        user={user}
        onLogin={() => dispatch(authDialogOpened('login'))}
      />
    </Suspense>
  );
}
