import { messageOf } from '@/shared/api/apiError';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { errorToast } from '@/shared/store/toast';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useDeleteReviewMutation } from '../reviewsApi';
import type { UserCall } from '../userCall';

interface DeleteReviewProps {
  productId: string;
  reviewId: string | undefined;
  userCall: UserCall;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteReview(props: DeleteReviewProps) {
  const { productId, reviewId, userCall, onClose, onDeleted } = props;
  const dispatch = useAppDispatch();
  const [deleteReview] = useDeleteReviewMutation();
  const unmountSignal = useUnmountSignal();
  const submit = async (id: string) => {
    const signal = unmountSignal();
    const outcome = await userCall(async () => deleteReview({ reviewId: id, productId }), signal);
    if (!outcome) return;
    if (outcome.error) dispatch(errorToast(messageOf(outcome.error)));
    else if (!signal.aborted) onDeleted();
  };
  return (
    <ConfirmDialog
      open={reviewId !== undefined}
      title="Delete this review permanently?"
      confirm="Delete"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (reviewId !== undefined) void submit(reviewId);
      }}
    />
  );
}
