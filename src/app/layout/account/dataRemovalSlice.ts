import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionReplaced, signedIn } from '@/features/auth/authSlice';
import { getOwnerNames } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { toastRequested } from '@/shared/store/toast';

/**
 * The `getOwnerNames` of a user who has logged out and wants to remove data from this device. `null`
 * if nobody was asked.
 */
export const dataRemovalSlice = createSlice({
  name: 'dataRemoval',
  initialState: null as string[] | null,
  reducers: {
    dataRemovalRequested: (_state, { payload }: PayloadAction<string[]>) => payload,
    dataRemovalClosed: () => null,
  },
  // The data on this device is now that of the next user.
  extraReducers: (builder) => builder.addMatcher(isAnyOf(signedIn, sessionReplaced), () => null),
  selectors: { selectRemovalOwners: (state) => state },
});

const { dataRemovalRequested } = dataRemovalSlice.actions;
export const { dataRemovalClosed } = dataRemovalSlice.actions;
export const { selectRemovalOwners } = dataRemovalSlice.selectors;

export const logoutTopic = 'logout';

/** Shows a toast that offers the user who has just logged out to remove data from this device. */
export const showLoggedOut = (user: SignedInUser) =>
  toastRequested({
    message: 'Logged out',
    variant: 'success',
    action: {
      label: 'Remove my data',
      dispatchedAction: dataRemovalRequested(getOwnerNames(user)),
    },
    topic: logoutTopic,
  });
