import { sendAsUser, openLoginDialog } from '@/features/auth/sendAsUser';
import { selectFormKey, selectUser } from '@/features/auth/authSlice';
import { getErrorMessage } from '@/shared/api/apiError';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { showError } from '@/shared/store/toast';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const ReviewsTab = lazyWithRetry(
  async () => (await import('@/features/reviews/components/ReviewsTab')).ReviewsTab,
  { renderLoading: () => null },
);

export function ProductReviews({ productId }: { productId: string }) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  return (
    <ReviewsTab
      key={useAppSelector(selectFormKey)}
      productId={productId}
      user={user}
      callAsUser={async (send, signal) => {
        const outcome = await dispatch(sendAsUser(send, signal));
        if (outcome?.error) dispatch(showError(getErrorMessage(outcome.error)));
        return outcome !== undefined && !outcome.error && !signal.aborted;
      }}
      onLogin={() => dispatch(openLoginDialog())}
    />
  );
}
