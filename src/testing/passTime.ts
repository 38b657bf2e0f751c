import { act } from '@testing-library/react';

/** Advances Jest's fake timers by so many ms, and lets React render what follows. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
