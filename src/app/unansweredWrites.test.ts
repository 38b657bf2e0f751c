/** @jest-environment ./src/testing/environment.ts */

import { http } from 'msw';
import { logIn, signUp, updateProfile } from '@/features/auth/authApi';
import { contentApi } from '@/features/content/contentApi';
import { reviewsApi } from '@/features/reviews/reviewsApi';
import { storeAccessToken } from '@/shared/api/tokenRequest';
import { server } from '@/testing/mswServer';
import { slowBackEnd } from '@/testing/scenarios';
import { makeStore } from './store';
import type { AppStore } from './store';

const { addReview, updateReview, deleteReview } = reviewsApi.endpoints;
const { sendEnquiry } = contentApi.endpoints;

const account = {
  appUserName: 'Ayesha',
  loginId: 'ayesha@example.com',
  loginPassword: 'a long password',
  userImageURL: '',
  userEmail: 'ayesha@example.com',
  userCellNo: '03001234567',
};
const profile = {
  ...account,
  userId: 7,
  loginPassword: '' as const,
  fileBase64String: '',
  fileName: '',
};
const enquiry = {
  personName: 'Ayesha Khan',
  companyName: 'Sweet Box',
  contactNo: '03001234567',
  contactEmail: 'ayesha@example.com',
  contactAddress: '1 Mall Road, Lahore',
  contactMessage: 'Two hundred cake boxes, please.',
};
const review = { productId: '7', rating: 4, comment: 'Sturdy' };
const noAnswerTextStart = 'The shop did not answer in time, but';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  storeAccessToken('cached', 600);
  server.use(slowBackEnd());
});

type SendWrite = (dispatch: AppStore['dispatch']) => Promise<{ error?: unknown }>;

test.each<[string, SendWrite, string]>([
  [
    'enquiry',
    async (dispatch) => dispatch(sendEnquiry.initiate(enquiry)),
    `${noAnswerTextStart} your message may have reached us.`,
  ],
  [
    'sign-up',
    async (dispatch) => dispatch(signUp(account)),
    `${noAnswerTextStart} your account may have been created. Try to log in.`,
  ],
  [
    'profile',
    async (dispatch) => dispatch(updateProfile(profile)),
    `${noAnswerTextStart} your changes may have been saved.`,
  ],
  [
    'new review',
    async (dispatch) => dispatch(addReview.initiate(review)),
    `${noAnswerTextStart} your review may have been saved.`,
  ],
  [
    'changed review',
    async (dispatch) => dispatch(updateReview.initiate({ ...review, reviewId: 'r1' })),
    `${noAnswerTextStart} your changes may have been saved.`,
  ],
  [
    'deletion of a review',
    async (dispatch) => dispatch(deleteReview.initiate({ productId: '7', reviewId: 'r1' })),
    `${noAnswerTextStart} the review may have been deleted.`,
  ],
])(
  'the write "%s" waits 60 s for its answer, then reports that it may have arrived',
  async (_title, sendWrite, message) => {
    const onSettled = jest.fn();
    void sendWrite(makeStore().dispatch).then(onSettled);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(onSettled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onSettled.mock.lastCall).toMatchObject([
      { error: { status: 'TIMEOUT_ERROR', message } },
    ]);
  },
);

test('a login counts as a read, so it fails after 20 s and may be tried again', async () => {
  const onSettled = jest.fn();
  void makeStore()
    .dispatch(logIn({ email: 'a@b.example', password: 'secret-1' }))
    .then(onSettled);
  await jest.advanceTimersByTimeAsync(20_000);
  const message = 'Something went wrong. Please try again.';
  expect(onSettled.mock.lastCall).toMatchObject([{ error: { status: 'TIMEOUT_ERROR', message } }]);
});

test('the reviews are fetched again after a write that may have arrived', async () => {
  const store = makeStore();
  const answerReviews = jest.fn(() => Response.json([]));
  server.use(http.get('*/api/review/7', answerReviews));
  await store.dispatch(reviewsApi.endpoints.getReviews.initiate('7'));
  void store.dispatch(addReview.initiate(review));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(answerReviews).toHaveBeenCalledTimes(2);
});
