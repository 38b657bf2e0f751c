import { recordRequests } from '@shop/prerender/recordRequests';
import type { Login } from '@/features/auth/authApi';
import { selectUser, signedIn } from '@/features/auth/authSlice';
import { toUserId } from '@/features/auth/saveProfile';
import { isAuthor } from '@/features/reviews/permissions';
import type { Review } from '@/shared/contract/review';
import { UserFields } from '@/shared/contract/signedInUser';
import type { AppStore } from '@/app/store';
import { checkCall } from './calls';
import { inspect } from './inspect';
import type { CheckContext } from './checkContext';

export interface AccountOptions {
  user?: { email: string; password: string } | undefined;
  /** Whether to also try calls whose changes can be undone. */
  writes: boolean;
  /** Whether to also try calls whose changes cannot be undone. */
  forGood: boolean;
}

const pixelBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const testComment = 'A test of the shop: nobody waits for an answer.';

/** Checks the calls of a signed-in user, and the calls that change data. */
export async function examineAccount(
  context: CheckContext,
  store: AppStore,
  productId: string,
  { user, writes, forGood }: AccountOptions,
): Promise<void> {
  const { note, calls, progress } = context;
  const send = async (name: string, arg?: unknown) => {
    const call = calls.find((candidate) => candidate.name === name);
    if (!call) throw new Error(`There is no call ${name}`);
    progress(`${call.isRead ? 'reads' : 'sends'} ${call.label}`);
    const recordedCall = await recordRequests(() => store.dispatch(call.send(arg)));
    return { ...recordedCall, label: call.label, body: checkCall(context, call, recordedCall) };
  };
  if (user) {
    const { label, body, data } = await send('logIn', user);
    const login = (data ?? { response: {}, token: null }) as Login;
    context.hide(login.token ?? '');
    if (JSON.stringify([body]).includes(user.password)) note(label, 'passwordSaid');
    if (data && !login.token) note(label, 'noUserToken');
    const userFields = { ...(login.response.data as object), ...login.response };
    inspect(
      UserFields,
      userFields,
      (kind, path) => kind === 'unreadable' && note(label, kind, path),
    );
    if (data) store.dispatch(signedIn(login));
    await send('getAnnouncements');
    await send('getReviews', productId);
  }
  const pngFile = new File([Buffer.from(pixelBase64, 'base64')], 'test.png', { type: 'image/png' });
  if (writes) await send('uploadImage', pngFile);
  const signedInUser = selectUser(store.getState());
  if (writes && signedInUser) {
    const {
      name: appUserName,
      email: loginId,
      mobile: userCellNo,
      imageUrl: userImageURL,
    } = signedInUser;
    const unchangedFields = { fileBase64String: '', fileName: '', loginPassword: '' };
    const profileFields = { appUserName, loginId, userEmail: loginId, userCellNo, userImageURL };
    await send('updateProfile', {
      userId: toUserId(signedInUser.userId),
      ...profileFields,
      ...unchangedFields,
    });
    const { label, error } = await send('addReview', {
      productId,
      rating: 5,
      comment: testComment,
    });
    const { data = [] } = error ? {} : await send('getReviews', productId);
    const ownReview = (data as Review[]).find(
      (candidate) => isAuthor(candidate, signedInUser) && candidate.comment === testComment,
    );
    const reviewIds = { productId, reviewId: ownReview?._id ?? '' };
    if (ownReview) await send('updateReview', { ...reviewIds, rating: 4, comment: testComment });
    const isReviewLeft = ownReview ? (await send('deleteReview', reviewIds)).error : !error;
    if (isReviewLeft) note(label, 'writeLeft', `a review of product ${productId}`);
  }
  if (!writes || !forGood) return;
  const loginId = `test-${crypto.randomUUID()}@example.com`;
  const mobile = '03000000000';
  const newAccount = {
    appUserName: 'Test',
    userCellNo: mobile,
    userEmail: loginId,
    userImageURL: '',
  };
  await send('signUp', { ...newAccount, loginId, loginPassword: crypto.randomUUID() });
  const personFields = { personName: 'Test', companyName: 'Test', contactAddress: 'Test' };
  const contactFields = { contactNo: mobile, contactEmail: loginId, contactMessage: testComment };
  await send('sendEnquiry', { ...personFields, ...contactFields });
}
