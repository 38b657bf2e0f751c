import { createSlice } from '@reduxjs/toolkit';

/** Whether a new version of the shop is ready to replace this version. */
export const updateSlice = createSlice({
  name: 'update',
  initialState: false,
  reducers: {
    updateFound: () => true,
    /** `startOffline` listens for this action. */
    updateAccepted: (hasUpdate) => hasUpdate,
  },
  selectors: { selectHasUpdate: (hasUpdate) => hasUpdate },
});

export const { updateFound, updateAccepted } = updateSlice.actions;
export const { selectHasUpdate } = updateSlice.selectors;
