import { fireEvent } from '@testing-library/react';
import { demoAccounts, demoRows, newcomer } from '@shop/server/testing/testApp';
import { errorMessages } from '@/shared/api/errorMessages';
import { withFields } from './bodies';
import type { Call, Until } from './call';
import { serverWords } from './faults';
import type { Fault } from './faults';
import { button, field, find, isTyped, press, says, type } from './onPage';
import { pngFile } from '../pictures';
import { reviewsRead } from './reads';

const { userEmail, password, appUserName } = demoAccounts.shopper;

/** Returns the server's own text if the fault contains one, and otherwise the given text. */
const wordsOr = (ours: string) => (fault: Fault) =>
  fault.name === '400 with a message' ? serverWords : ours;

/** If only the outcome of an answer matters, its body may be empty or contain anything. */
const outcomeOnly = (isDone: () => boolean) => ({ 'empty body': isDone, 'wrong envelope': isDone });

const submit = () => find('[role="dialog"] form [type="submit"], main form [type="submit"]');
const sendForm = () => {
  const found = submit();
  if (!found) throw new Error('No form');
  fireEvent.click(found);
};

async function openLogin(until: Until) {
  await until(() => button('Log in') !== undefined);
  press('Log in');
  await until(() => field('password') !== null);
}

const login = { email: userEmail, password };
const signUp = {
  fullName: newcomer.appUserName,
  mobile: '03001234567',
  email: newcomer.userEmail,
  password: newcomer.loginPassword,
};
const profile = { fullName: 'Ayesha Malik' };
export const enquiry = {
  personName: 'Ayesha Khan',
  companyName: 'Sweet Box',
  contactNo: '03001234567',
  contactEmail: 'ayesha@example.com',
  contactAddress: '1 Mall Road, Lahore',
  contactMessage: 'Two hundred cake boxes, please.',
};

async function openSignUp(until: Until) {
  await openLogin(until);
  press('Sign Up');
  await until(() => field('fullName') !== null);
}

const picture = 'input[type="file"]';
const preview = () => find('img[alt="Chosen profile image"]')?.getAttribute('src') ?? '';
const choose = () => {
  const input = find(picture);
  if (input) fireEvent.change(input, { target: { files: [pngFile()] } });
};

const isUploaded = () => preview().startsWith('/uploads/');

const isLoggedIn = () => button(`Account of ${appUserName}`) !== undefined;
const isSignedUp = () => says('Account created successfully');
const isSaved = () => says('Profile updated successfully!');
const isSent = () => says('Your message has been sent successfully!');

const inDialog = { isOfShell: true, route: '/about' } as const;
const form = { method: 'POST', auth: 'access', send: sendForm } as const;

export const accountWrites: Call[] = [
  {
    ...inDialog,
    ...form,
    number: 8,
    method: 'GET',
    path: /UserValidate$/,
    auth: 'none',
    open: async (until) => {
      await openLogin(until);
      type(login);
    },
    isDone: isLoggedIn,
    isTyped: () => isTyped(login),
    failure: (fault) =>
      wordsOr(fault.name === '404' ? errorMessages.loginRejected : errorMessages.unknown)(fault),
    broken: withFields({ userId: {}, userCellNo: [], userImageURL: null, role: 7 }),
  },
  {
    ...inDialog,
    ...form,
    number: 9,
    path: /WebSave$/,
    open: async (until) => {
      await openSignUp(until);
      type(signUp);
    },
    isDone: isSignedUp,
    isTyped: () => isTyped(signUp),
    failure: wordsOr(errorMessages.signup),
    twice: 'An account with this e-mail already exists',
    broken: withFields({ message: {} }),
  },
  {
    ...inDialog,
    number: 10,
    method: 'POST',
    path: /\/api\/upload$/,
    auth: 'none',
    open: openSignUp,
    send: choose,
    isDone: isUploaded,
    isTyped: () => preview().startsWith('data:') && !says('Uploading...'),
    failure: () => undefined,
    broken: () => ({ url: 5 }),
    isHurtByBroken: true,
    logs: () => /Failed to upload the image/,
  },
  {
    ...form,
    number: 16,
    path: /WebUpdate$/,
    isUsers: true,
    route: '/profile',
    before: ({ logIn }) => logIn(),
    open: async (until) => {
      await until(() => field('fullName') !== null);
      type(profile);
    },
    isDone: isSaved,
    isTyped: () => isTyped(profile),
    failure: wordsOr(errorMessages.profile),
    broken: withFields({ data: { userImageURL: 5 } }),
    spared: outcomeOnly(isSaved),
  },
  {
    ...form,
    number: 19,
    path: /ContactInbox.Save$/,
    route: '/contact',
    open: async (until) => {
      await until(() => field('contactMessage') !== null);
      type(enquiry);
    },
    isDone: isSent,
    isTyped: () => isTyped(enquiry),
    failure: (fault) =>
      wordsOr(
        fault.name === 'connection dropped' ? errorMessages.enquiryFallback : errorMessages.enquiry,
      )(fault),
    broken: () => ({ statusCode: 200, data: [null, 7] }),
    spared: outcomeOnly(isSent),
  },
];

const comment = () => find('main form textarea') as HTMLTextAreaElement | null;
const typedComment = 'Typed with care';
const productId = String(demoRows.products[0]?.productId);

const writeComment = () => {
  const input = comment();
  if (input) fireEvent.change(input, { target: { value: typedComment } });
};
const ownReview = async ({ logIn }: Parameters<NonNullable<Call['before']>>[0]) => {
  const post = await logIn();
  await post('/api/review/add', { productId, rating: 2, comment: 'Mine' });
};
const isReviewSaved = () => says('Your review was saved.');
const isDeleted = () => says('The review was deleted.');
const broken = withFields({ _id: null, rating: 'x' });
const edit = `Edit the review by ${appUserName}`;
const remove = `Delete the review by ${appUserName}`;
const common = { auth: 'user', isUsers: true, route: reviewsRead.route, broken } as const;
const written = {
  ...common,
  send: sendForm,
  isDone: isReviewSaved,
  isTyped: () => comment()?.value === typedComment,
  spared: outcomeOnly(isReviewSaved),
};

export const reviewCalls: Call[] = [
  reviewsRead,
  {
    ...written,
    number: 21,
    method: 'POST',
    path: /review.add$/,
    before: ({ logIn }) => logIn(),
    open: async (until) => {
      await until(() => button('Write a Review') !== undefined);
      press('Write a Review');
      const star = find('input[type="radio"][value="4"]');
      if (star) fireEvent.click(star);
      writeComment();
    },
    failure: wordsOr(errorMessages.reviewAdd),
    twice: 'You have already reviewed this product',
  },
  {
    ...written,
    number: 22,
    method: 'PUT',
    path: /review.update/,
    before: ownReview,
    open: async (until) => {
      await until(() => button(edit) !== undefined);
      press(edit);
      writeComment();
    },
    failure: () => errorMessages.reviewUpdate,
  },
  {
    ...common,
    number: 23,
    method: 'DELETE',
    path: /api.review/,
    before: ownReview,
    open: (until) => until(() => button(remove) !== undefined),
    send: async (until) => {
      press(remove);
      await until(() => button('Delete') !== undefined);
      press('Delete');
    },
    isDone: isDeleted,
    isTyped: () => says('Mine'),
    failure: () => errorMessages.reviewDelete,
    twice: errorMessages.reviewDelete,
    spared: outcomeOnly(isDeleted),
  },
];
