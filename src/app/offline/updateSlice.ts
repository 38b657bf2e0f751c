import { createSlice } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';

/** Whether a later version of the shop waits to take over. */
export const updateSlice = createSlice({
  name: 'update',
  initialState: { isReady: false },
  reducers: {
    updateFound: (state) => {
      state.isReady = true;
    },
    /** `startOffline` listens. */
    updateAccepted: () => undefined,
  },
  selectors: { selectHasUpdate: ({ isReady }) => isReady },
});

export const { updateFound, updateAccepted } = updateSlice.actions;
export const { selectHasUpdate } = updateSlice.selectors;

declare module '@/shared/store/storeHooks' {
  interface RootState extends WithSlice<typeof updateSlice> {}
}
