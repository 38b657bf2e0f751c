import { asUser } from '@/features/auth/asUser';
import { authDialogOpened } from '@/features/auth/authDialogSlice';
import { selectUser } from '@/features/auth/authSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { lazyPart } from '@/shared/ui/lazyPart';

const ReviewsTab = lazyPart(
  async () => (await import('@/features/reviews/components/ReviewsTab')).ReviewsTab,
  { loading: () => null },
);

export function ProductReviews({ productId }: { productId: string }) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  return (
    <ReviewsTab
      productId={productId}
      user={user}
      userCall={(send, signal) => dispatch(asUser(send, signal))}
      onLogin={() => dispatch(authDialogOpened({ view: 'login' }))}
    />
  );
}
