import { act } from '@testing-library/react';

/** Advances Jest's fake timers and lets React render the result. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
