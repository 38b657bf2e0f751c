import { fireEvent } from '@testing-library/react';
import { demoAccounts, demoRows, newAccount } from '@shop/server/testing/testApp';
import { errorMessages } from '@/shared/api/errorMessages';
import { changeFields } from './bodies';
import type { Call, WaitUntil } from './call';
import { serverMessage } from './faults';
import type { Fault } from './faults';
import {
  findButton,
  findField,
  findElement,
  areFieldsFilled,
  pressButton,
  hasText,
  fillFields,
} from './page';
import { createPngFile } from '../pictures';
import { reviewsReadCall } from './reads';

const { userEmail, password, appUserName } = demoAccounts.shopper;

/**
 * Creates a `failureText` function. It returns the server's message if the fault contains one, and
 * otherwise the shop's message.
 */
const getServerMessageOr = (shopMessage: string) => (fault: Fault) =>
  fault.name === '400 with a message' ? serverMessage : shopMessage;

/**
 * Returns the tolerated faults of a call that changes data and succeeds whatever the body of the
 * answer contains. Only the status of the answer counts.
 */
const tolerateAnyBody = (isDone: () => boolean) => ({
  'empty body': isDone,
  'wrong envelope': isDone,
});

const findSubmitButton = () =>
  findElement('[role="dialog"] form [type="submit"], main form [type="submit"]');
const sendForm = () => {
  const submitButton = findSubmitButton();
  if (!submitButton) throw new Error('No form');
  fireEvent.click(submitButton);
};

async function openLogin(waitUntil: WaitUntil) {
  await waitUntil(() => findButton('Log in') !== undefined);
  pressButton('Log in');
  await waitUntil(() => findField('password') !== null);
}

const loginValues = { email: userEmail, password };
const signUpValues = {
  fullName: newAccount.appUserName,
  mobile: '03001234567',
  email: newAccount.userEmail,
  password: newAccount.loginPassword,
};
const profileValues = { fullName: 'Ayesha Malik' };
export const enquiry = {
  personName: 'Ayesha Khan',
  companyName: 'Sweet Box',
  contactNo: '03001234567',
  contactEmail: 'ayesha@example.com',
  contactAddress: '1 Mall Road, Lahore',
  contactMessage: 'Two hundred cake boxes, please.',
};

async function openSignUp(waitUntil: WaitUntil) {
  await openLogin(waitUntil);
  pressButton('Sign Up');
  await waitUntil(() => findField('fullName') !== null);
}

const pictureSelector = 'input[type="file"]';
const getPreviewUrl = () =>
  findElement('img[alt="Chosen profile image"]')?.getAttribute('src') ?? '';
const choosePicture = () => {
  const input = findElement(pictureSelector);
  if (input) fireEvent.change(input, { target: { files: [createPngFile()] } });
};

const isPictureUploaded = () => getPreviewUrl().startsWith('/uploads/');

const isLoggedIn = () => findButton(`Account of ${appUserName}`) !== undefined;
const isSignedUp = () => hasText('Account created successfully');
const isProfileSaved = () => hasText('Profile updated successfully!');
const isEnquirySent = () => hasText('Your message has been sent successfully!');

const dialogCallFields = { isInShell: true, route: '/about' } as const;
const formCallFields = { method: 'POST', auth: 'access', send: sendForm } as const;

export const accountWriteCalls: Call[] = [
  {
    ...dialogCallFields,
    ...formCallFields,
    number: 8,
    method: 'GET',
    path: /UserValidate$/,
    auth: 'none',
    open: async (waitUntil) => {
      await openLogin(waitUntil);
      fillFields(loginValues);
    },
    isDone: isLoggedIn,
    isInputKept: () => areFieldsFilled(loginValues),
    failureText: (fault) =>
      getServerMessageOr(
        fault.name === '404' ? errorMessages.loginRejected : errorMessages.unknown,
      )(fault),
    breakBody: changeFields({ userId: {}, userCellNo: [], userImageURL: null, role: 7 }),
  },
  {
    ...dialogCallFields,
    ...formCallFields,
    number: 9,
    path: /WebSave$/,
    open: async (waitUntil) => {
      await openSignUp(waitUntil);
      fillFields(signUpValues);
    },
    isDone: isSignedUp,
    isInputKept: () => areFieldsFilled(signUpValues),
    failureText: getServerMessageOr(errorMessages.signup),
    repeatText: 'An account with this e-mail already exists',
    breakBody: changeFields({ message: {} }),
  },
  {
    ...dialogCallFields,
    number: 10,
    method: 'POST',
    path: /\/api\/upload$/,
    auth: 'none',
    open: openSignUp,
    send: choosePicture,
    isDone: isPictureUploaded,
    isInputKept: () => getPreviewUrl().startsWith('data:') && !hasText('Uploading...'),
    failureText: () => undefined,
    breakBody: () => ({ url: 5 }),
    failsIfPartlyBroken: true,
    getLogPattern: () => /Failed to upload the image/,
  },
  {
    ...formCallFields,
    number: 16,
    path: /WebUpdate$/,
    isSentAsUser: true,
    route: '/profile',
    prepare: ({ logIn }) => logIn(),
    open: async (waitUntil) => {
      await waitUntil(() => findField('fullName') !== null);
      fillFields(profileValues);
    },
    isDone: isProfileSaved,
    isInputKept: () => areFieldsFilled(profileValues),
    failureText: getServerMessageOr(errorMessages.profile),
    breakBody: changeFields({ data: { userImageURL: 5 } }),
    toleratedFaults: tolerateAnyBody(isProfileSaved),
  },
  {
    ...formCallFields,
    number: 19,
    path: /ContactInbox.Save$/,
    route: '/contact',
    open: async (waitUntil) => {
      await waitUntil(() => findField('contactMessage') !== null);
      fillFields(enquiry);
    },
    isDone: isEnquirySent,
    isInputKept: () => areFieldsFilled(enquiry),
    failureText: (fault) =>
      getServerMessageOr(
        fault.name === 'connection dropped'
          ? errorMessages.enquiryUnanswered
          : errorMessages.enquiry,
      )(fault),
    breakBody: () => ({ statusCode: 200, data: [null, 7] }),
    toleratedFaults: tolerateAnyBody(isEnquirySent),
  },
];

const findCommentField = () => findElement('main form textarea') as HTMLTextAreaElement | null;
const typedComment = 'Typed with care';
const productId = String(demoRows.products[0]?.productId);

const writeComment = () => {
  const input = findCommentField();
  if (input) fireEvent.change(input, { target: { value: typedComment } });
};
const addOwnReview = async ({ logIn }: Parameters<NonNullable<Call['prepare']>>[0]) => {
  const sendAsUser = await logIn();
  await sendAsUser('/api/review/add', { productId, rating: 2, comment: 'Mine' });
};
const isReviewSaved = () => hasText('Your review was saved.');
const isReviewDeleted = () => hasText('The review was deleted.');
const breakBody = changeFields({ _id: null, rating: 'x' });
const editButtonName = `Edit the review by ${appUserName}`;
const deleteButtonName = `Delete the review by ${appUserName}`;
const userCallFields = {
  auth: 'user',
  isSentAsUser: true,
  route: reviewsReadCall.route,
  breakBody,
} as const;
const reviewWriteFields = {
  ...userCallFields,
  send: sendForm,
  isDone: isReviewSaved,
  isInputKept: () => findCommentField()?.value === typedComment,
  toleratedFaults: tolerateAnyBody(isReviewSaved),
} satisfies Partial<Call>;

export const reviewCalls: Call[] = [
  reviewsReadCall,
  {
    ...reviewWriteFields,
    number: 21,
    method: 'POST',
    path: /review.add$/,
    prepare: ({ logIn }) => logIn(),
    open: async (waitUntil) => {
      await waitUntil(() => findButton('Write a Review') !== undefined);
      pressButton('Write a Review');
      const star = findElement('input[type="radio"][value="4"]');
      if (star) fireEvent.click(star);
      writeComment();
    },
    failureText: getServerMessageOr(errorMessages.reviewAdd),
    repeatText: 'You have already reviewed this product',
  },
  {
    ...reviewWriteFields,
    number: 22,
    method: 'PUT',
    path: /review.update/,
    prepare: addOwnReview,
    open: async (waitUntil) => {
      await waitUntil(() => findButton(editButtonName) !== undefined);
      pressButton(editButtonName);
      writeComment();
    },
    failureText: () => errorMessages.reviewUpdate,
  },
  {
    ...userCallFields,
    number: 23,
    method: 'DELETE',
    path: /api.review/,
    prepare: addOwnReview,
    open: (waitUntil) => waitUntil(() => findButton(deleteButtonName) !== undefined),
    send: async (waitUntil) => {
      pressButton(deleteButtonName);
      await waitUntil(() => findButton('Delete') !== undefined);
      pressButton('Delete');
    },
    isDone: isReviewDeleted,
    isInputKept: () => hasText('Mine'),
    failureText: () => errorMessages.reviewDelete,
    repeatText: errorMessages.reviewDelete,
    toleratedFaults: tolerateAnyBody(isReviewDeleted),
  },
];
