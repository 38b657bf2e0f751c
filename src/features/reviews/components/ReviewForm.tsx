import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { Review } from '@/shared/contract/review';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { FormProblem } from '@/shared/ui/FormProblem';
import { FormField } from '@/shared/ui/FormField';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { roundToStars } from '../ratingSummary';
import { useAddReviewMutation, useUpdateReviewMutation } from '../reviewsApi';
import { StarsInput } from './Stars';

const maxCommentLength = 5000;

/**
 * Makes an API call for the signed-in user, asks for a new login if necessary, and shows an error
 * if the call failed.
 * @returns whether the call succeeded and the component is still mounted
 */
export type CallAsUser = (
  send: () => Promise<{ error?: unknown }>,
  signal: AbortSignal,
) => Promise<boolean>;

interface ReviewFormProps {
  productId: string;
  /** Review to change. If omitted, the form writes a new review. */
  review?: Review | undefined;
  callAsUser: CallAsUser;
  /** Called with the rating of the saved review. */
  onDone: (rating: number) => void;
  onCancel: () => void;
}

function getProblem(rating: number, comment: string): string | undefined {
  if (rating === 0 || comment === '') return 'Rating and comment required';
  if (comment.length > maxCommentLength)
    return `The comment is too long (at most ${maxCommentLength} characters)`;
  return undefined;
}

export function ReviewForm({ productId, review, callAsUser, onDone, onCancel }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const [rating, setRating] = useState(review ? roundToStars(review) : 0);
  const [problem, setProblem] = useState<string>();
  const [addReview, addState] = useAddReviewMutation();
  const [updateReview, updateState] = useUpdateReviewMutation();
  const getUnmountSignal = useUnmountSignal();
  const title = review ? 'Edit your review' : 'Write a Review';

  useEffect(() => {
    form.current?.focus();
  }, []);

  const submit = async () => {
    const comment = commentField.current?.value.trim() ?? '';
    const values = { productId, rating, comment };
    const foundProblem = getProblem(rating, comment);
    setProblem(foundProblem);
    if (foundProblem) return;
    const send = async () =>
      review ? updateReview({ ...values, reviewId: review._id }) : addReview(values);
    if (await callAsUser(send, getUnmountSignal())) onDone(rating);
  };

  return (
    <Card
      component="form"
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{
        display: 'grid',
        gap: 2,
        maxWidth: 640,
        // Keeps the top bar from covering the focused form.
        scrollMarginTop: 88,
        p: { xs: 2, sm: 3 },
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <StarsInput label="Your rating" value={rating} onChange={setRating} />
      <FormField ref={commentField} label="Your comment" rows={4} defaultValue={review?.comment} />
      {problem && <FormProblem>{problem}</FormProblem>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LoadingButton
          type="submit"
          variant="contained"
          loading={addState.isLoading || updateState.isLoading}
        >
          {review ? 'Update Review' : 'Submit Review'}
        </LoadingButton>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </Card>
  );
}
