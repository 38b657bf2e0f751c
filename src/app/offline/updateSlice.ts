import { createSlice } from '@reduxjs/toolkit';

/** Whether a later version of the shop waits to take over. */
export const updateSlice = createSlice({
  name: 'update',
  initialState: false,
  reducers: {
    updateFound: () => true,
    /** `startOffline` listens. */
    updateAccepted: (hasUpdate) => hasUpdate,
  },
  selectors: { selectHasUpdate: (hasUpdate) => hasUpdate },
});

export const { updateFound, updateAccepted } = updateSlice.actions;
export const { selectHasUpdate } = updateSlice.selectors;
