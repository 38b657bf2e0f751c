import { asUser, loginAsked } from '@/features/auth/asUser';
import { selectUser } from '@/features/auth/authSlice';
import { messageOf } from '@/shared/api/apiError';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { errorToast } from '@/shared/store/toast';
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
      userCall={async (send, signal) => {
        const outcome = await dispatch(asUser(send, signal));
        if (outcome?.error) dispatch(errorToast(messageOf(outcome.error)));
        return outcome !== undefined && !outcome.error && !signal.aborted;
      }}
      onLogin={() => dispatch(loginAsked())}
    />
  );
}
