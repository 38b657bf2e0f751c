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
import { reviewsFreshness, useDeleteReviewMutation, useGetReviewsQuery } from '../reviewsApi';
import { useShownReviews } from '../useShownReviews';
import { RatingOverview } from './RatingOverview';
import { ReviewForm } from './ReviewForm';
import type { UserCall } from './ReviewForm';
import { ReviewItem } from './ReviewItem';
import { ReviewList } from './ReviewList';
import { ReviewsSkeleton } from './ReviewsSkeleton';

interface ReviewsTabProps {
  productId: string;
  user: SignedInUser | undefined;
  userCall: UserCall;
  /**
   * Opens the login dialog.
   * @returns the user who is signed in once the dialog is closed
   */
  onLogin: () => Promise<SignedInUser | undefined>;
}

const newReview = 'new';

export function ReviewsTab(props: ReviewsTabProps) {
  const query = useGetReviewsQuery(props.productId, reviewsFreshness);
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
  userCall,
  onLogin,
}: ReviewsTabProps & { reviews: readonly Review[] }) {
  const summary = useMemo(() => summariseRatings(reviews), [reviews]);
  /** Id of the review whose form is open, or 'new' while a new review is written. */
  const [open, setOpen] = useState<string>();
  const [deleting, setDeleting] = useState<string>();
  const [status, setStatus] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const view = useShownReviews(reviews, open);
  const [deleteReview] = useDeleteReviewMutation();
  const unmountSignal = useUnmountSignal();

  const close = (message = '') => {
    setOpen(undefined);
    setStatus(message);
    // Moves the focus, because the form that had the focus disappears.
    area.current?.focus({ preventScroll: true });
  };
  const start = (form: string) => {
    setStatus('');
    setOpen(form);
  };
  const logIn = async () => {
    const isLoggedIn = await onLogin();
    if (isLoggedIn) start(reviews.find((review) => isAuthor(review, isLoggedIn))?._id ?? newReview);
  };
  const remove = async (reviewId: string) => {
    const send = async () => deleteReview({ reviewId, productId });
    if (await userCall(send, unmountSignal())) close('The review was deleted.');
  };
  const renderForm = (id: string) => {
    const review = reviews.find(({ _id }) => _id === id);
    return (
      <ReviewForm
        key={id}
        productId={productId}
        review={review}
        userCall={userCall}
        onDone={(rating) => {
          // The current filter or order might hide the changed review.
          if (rating !== review?.rating) view.showReview(id);
          close('Your review was saved.');
        }}
        onCancel={() => close()}
      />
    );
  };

  return (
    <Box
      ref={area}
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
          selected={view.rating}
          onPick={reviews.length > 1 ? view.pick : undefined}
        />
      ) : (
        <EmptyState Icon={RateReviewOutlined} text="No reviews yet" />
      )}
      {open === newReview && user && renderForm(newReview)}
      {open !== newReview && canWrite(reviews, user) && (
        <Link
          href="#write-a-review"
          onClick={(event) => {
            event.preventDefault();
            start(newReview);
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
            open === review._id && canEdit(review, user) ? (
              renderForm(review._id)
            ) : (
              <ReviewItem
                review={review}
                canEdit={canEdit(review, user)}
                onEdit={() => start(review._id)}
                onDelete={() => setDeleting(review._id)}
              />
            )
          }
        </ReviewList>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this review permanently?"
        confirm="Delete"
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          setDeleting(undefined);
          if (deleting !== undefined) void remove(deleting);
        }}
      />
    </Box>
  );
}
