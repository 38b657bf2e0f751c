import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo, useRef, useState } from 'react';
import type { Review } from '@/shared/contract/review';
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

const newReviewId = 'new';

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
  /** Id of the review whose form is open, or 'new' while a new review is written. */
  const [openFormId, setOpenFormId] = useState<string>();
  const [reviewIdToDelete, setReviewIdToDelete] = useState<string>();
  const [status, setStatus] = useState('');
  const regionElement = useRef<HTMLDivElement>(null);
  const view = useShownReviews(reviews, openFormId);
  const [deleteReview] = useDeleteReviewMutation();
  const getUnmountSignal = useUnmountSignal();

  const closeForm = (message = '') => {
    setOpenFormId(undefined);
    setStatus(message);
    // Moves the focus, because the form that had the focus disappears.
    regionElement.current?.focus({ preventScroll: true });
  };
  const openForm = (formId: string) => {
    setStatus('');
    setOpenFormId(formId);
  };
  const logIn = async () => {
    const loggedInUser = await onLogin();
    if (loggedInUser)
      openForm(reviews.find((review) => isAuthor(review, loggedInUser))?._id ?? newReviewId);
  };
  const removeReview = async (reviewId: string) => {
    const send = async () => deleteReview({ reviewId, productId });
    if (await callAsUser(send, getUnmountSignal())) closeForm('The review was deleted.');
  };
  const renderForm = (id: string) => {
    const review = reviews.find(({ _id }) => _id === id);
    return (
      <ReviewForm
        key={id}
        productId={productId}
        review={review}
        callAsUser={callAsUser}
        onDone={(rating) => {
          // The current filter or order might hide the changed review.
          if (rating !== review?.rating) view.showReview(id);
          closeForm('Your review was saved.');
        }}
        onCancel={() => closeForm()}
      />
    );
  };

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
      {openFormId === newReviewId && user && renderForm(newReviewId)}
      {openFormId !== newReviewId && canWrite(reviews, user) && (
        <Link
          href="#write-a-review"
          onClick={(event) => {
            event.preventDefault();
            openForm(newReviewId);
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
      {summary && (
        <ReviewList view={view}>
          {(review) =>
            openFormId === review._id && canEdit(review, user) ? (
              renderForm(review._id)
            ) : (
              <ReviewItem
                review={review}
                canEdit={canEdit(review, user)}
                onEdit={() => openForm(review._id)}
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
