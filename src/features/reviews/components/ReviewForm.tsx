import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { ReviewUpdate } from '@/shared/contract/review';
import type { Review } from '@/shared/contract/review';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { createReviewDraftStore, useDraft } from '@/shared/storage/useDraft';
import { FormProblem } from '@/shared/ui/FormProblem';
import { FormField } from '@/shared/ui/FormField';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { submitForm } from '@/shared/ui/submitForm';
import { roundToStars } from '../ratingSummary';
import { useAddReviewMutation, useUpdateReviewMutation } from '../reviewsApi';
import { StarsInput } from './Stars';

/** The rating is text, because drafts consist of texts. */
const ReviewFormValues = v.object({
  ...ReviewUpdate.entries,
  rating: v.pipe(v.string(), v.transform(Number), ReviewUpdate.entries.rating),
});

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
  /** Owner of the draft: the signed-in user. */
  owner: string;
  /** Review to edit, as it was when the form was opened. If omitted, the form starts empty. */
  openedReview: Review | undefined;
  /** Id of the review that is updated. If omitted, a review is added. */
  reviewId: string | undefined;
  callAsUser: CallAsUser;
  /** Called with the rating of the saved review. */
  onDone: (rating: number) => void;
  onCancel: () => void;
}

/** Form for a new review or a changed one. Typed values are kept as a draft until they are sent. */
export function ReviewForm({
  productId,
  owner,
  openedReview,
  reviewId,
  callAsUser,
  onDone,
  onCancel,
}: ReviewFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: {
      rating: openedReview ? String(roundToStars(openedReview)) : '',
      comment: openedReview?.comment ?? '',
    },
    resolver: valibotResolver(ReviewFormValues),
  });
  const { control, register } = form;
  const { errors, isSubmitting } = form.formState;
  const { field: rating } = useController({ control, name: 'rating' });
  const problemId = useId();
  const problem = errors.rating?.message ?? errors.comment?.message;
  const [draftStore] = useState(() => createReviewDraftStore(productId));
  const draftSubject = openedReview?._id ?? '';
  const { forget } = useDraft(form, {
    store: draftStore,
    owner,
    about: draftSubject,
    revive: ({ about, typed }) => (about === draftSubject ? typed : {}),
  });
  const [addReview] = useAddReviewMutation();
  const [updateReview] = useUpdateReviewMutation();
  const getUnmountSignal = useUnmountSignal();
  const title = reviewId === undefined ? 'Write a Review' : 'Edit your review';

  useEffect(() => {
    formRef.current?.focus();
  }, []);

  const submit = async (values: ReviewUpdate) => {
    const send = async () => {
      const result =
        reviewId === undefined
          ? await addReview({ productId, ...values })
          : await updateReview({ productId, reviewId, ...values });
      if (!result.error) forget();
      return result;
    };
    if (await callAsUser(send, getUnmountSignal())) onDone(values.rating);
  };

  return (
    <Card
      component="form"
      ref={formRef}
      noValidate
      tabIndex={-1}
      aria-label={title}
      onSubmit={(event) => submitForm(event, form, submit)}
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
      <StarsInput
        label="Your rating"
        value={Number(rating.value)}
        readOnly={isSubmitting}
        onChange={(stars) => rating.onChange(String(stars))}
      />
      <FormField
        label="Your comment"
        rows={4}
        readOnly={isSubmitting}
        problemId={errors.comment && problemId}
        {...register('comment')}
      />
      {problem && <FormProblem id={problemId}>{problem}</FormProblem>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LoadingButton type="submit" variant="contained" loading={isSubmitting}>
          {reviewId === undefined ? 'Submit Review' : 'Update Review'}
        </LoadingButton>
        <Button
          aria-disabled={isSubmitting}
          onClick={() => {
            if (isSubmitting) return;
            forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </Box>
    </Card>
  );
}
