import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo, useRef, useState } from 'react';
import { hasStatus } from '@/shared/api/apiError';
import type { Review } from '@/shared/contract/review';
import { getStorageOwner } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { isAuthor, canEdit, canWrite } from '../permissions';
import { summariseRatings } from '../ratingSummary';
import { reviewsRefetchOptions, useDeleteReviewMutation, useGetReviewsQuery } from '../reviewsApi';
import { useShownReviews } from '../useShownReviews';
import { RatingOverview } from './RatingOverview';
import { ReviewForm } from './ReviewForm';
import type { CallAsUser } from './ReviewForm';
import { ReviewItem } from './ReviewItem';
import { ReviewList } from './ReviewList';
import { ReviewsSkeleton } from './ReviewsSkeleton';

interface ReviewsTabProps {
  productId: string;
  user: SignedInUser | undefined;
  callAsUser: CallAsUser;
  /**
   * Opens the login dialog.
   * @returns the user who is signed in when the dialog closes, or `undefined` if nobody is
   */
  onLogin: () => Promise<SignedInUser | undefined>;
}

export function ReviewsTab(props: ReviewsTabProps) {
  const query = useGetReviewsQuery(props.productId, reviewsRefetchOptions);
  return (
    <QueryView query={query} skeleton={<ReviewsSkeleton />}>
      {(reviews) => <Reviews {...props} reviews={reviews} />}
    </QueryView>
  );
}

function Reviews({
  productId,
  reviews,
  user,
  callAsUser,
  onLogin,
}: ReviewsTabProps & { reviews: readonly Review[] }) {
  const summary = useMemo(() => summariseRatings(reviews), [reviews]);
  /** The review that is being edited, as it was when its form was opened. */
  const [editedReview, setEditedReview] = useState<Review>();
  const [isWriting, setWriting] = useState(false);
  const [reviewIdToDelete, setReviewIdToDelete] = useState<string>();
  const [status, setStatus] = useState('');
  const regionElement = useRef<HTMLDivElement>(null);
  const view = useShownReviews(reviews, user && editedReview);
  const [deleteReview] = useDeleteReviewMutation();
  const getUnmountSignal = useUnmountSignal();

  const focusRegion = () => regionElement.current?.focus({ preventScroll: true });
  /** Opens the form of a review, or of a new one if `review` is omitted. */
  const openForm = (review?: Review) => {
    setStatus('');
    setEditedReview(review);
    setWriting(review === undefined);
  };
  const closeForm = (message = '') => {
    setStatus(message);
    setEditedReview(undefined);
    setWriting(false);
    // Moves the focus, because the form that had the focus disappears.
    focusRegion();
  };
  const findOwnReview = (author: SignedInUser) =>
    reviews.find((review) => isAuthor(review, author));
  const logIn = async () => {
    const loggedInUser = await onLogin();
    if (loggedInUser) openForm(findOwnReview(loggedInUser));
  };
  const removeReview = async (reviewId: string) => {
    let error: unknown;
    const send = async () => {
      const result = await deleteReview({ reviewId, productId });
      ({ error } = result);
      return result;
    };
    if (await callAsUser(send, getUnmountSignal())) closeForm('The review was deleted.');
    // Moves the focus, because the review disappears from the list with its focused button.
    else if (hasStatus(error, 404)) focusRegion();
  };
  const renderForm = (author: SignedInUser, reviewId?: string) => (
    <ReviewForm
      key={editedReview?._id}
      productId={productId}
      owner={getStorageOwner(author)}
      openedReview={editedReview}
      reviewId={reviewId}
      callAsUser={callAsUser}
      onDone={(rating) => {
        const savedReview = reviews.find(({ _id }) => _id === reviewId);
        // The current filter or order might hide the changed review.
        if (rating !== savedReview?.rating) view.showReview(reviewId);
        closeForm('Your review was saved.');
      }}
      onCancel={() => closeForm()}
    />
  );

  return (
    <Box
      ref={regionElement}
      role="region"
      aria-label="Customer reviews"
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        '&:focus': { outline: 'none' },
      }}
    >
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {summary ? (
        <RatingOverview
          summary={summary}
          selectedRating={view.rating}
          onPick={reviews.length > 1 ? view.pickRating : undefined}
        />
      ) : (
        <EmptyState Icon={RateReviewOutlined} text="No reviews yet" />
      )}
      {/* If the user has written a review elsewhere in the meantime, this form replaces it. */}
      {isWriting && user && renderForm(user, findOwnReview(user)?._id)}
      {!isWriting && !editedReview && canWrite(reviews, user) && (
        <Link
          href="#write-a-review"
          onClick={(event) => {
            event.preventDefault();
            openForm();
          }}
          sx={{ justifySelf: 'start', py: 1.25, fontWeight: 600 }}
        >
          Write a Review
        </Link>
      )}
      {!user && (
        <Button variant="outlined" onClick={() => void logIn()} sx={{ justifySelf: 'start' }}>
          Log in to review this product
        </Button>
      )}
      {view.listedReviews.length > 0 && (
        <ReviewList view={view}>
          {(review) =>
            user && review._id === editedReview?._id && canEdit(review, user) ? (
              // A review that was deleted elsewhere in the meantime is sent as a new one.
              renderForm(user, reviews.find(({ _id }) => _id === review._id)?._id)
            ) : (
              <ReviewItem
                review={review}
                canEdit={canEdit(review, user)}
                onEdit={() => openForm(review)}
                onDelete={() => setReviewIdToDelete(review._id)}
              />
            )
          }
        </ReviewList>
      )}
      <ConfirmDialog
        open={reviewIdToDelete !== undefined}
        title="Delete this review permanently?"
        confirmLabel="Delete"
        onCancel={() => setReviewIdToDelete(undefined)}
        onConfirm={() => {
          setReviewIdToDelete(undefined);
          if (reviewIdToDelete !== undefined) void removeReview(reviewIdToDelete);
        }}
      />
    </Box>
  );
}
