import { act } from '@testing-library/react';

/** Hides the tab, lets the clock jump to the given time in ms, and shows the tab again. */
export function showTabAgain(time: number): void {
  const visibilityState = jest.spyOn(document, 'visibilityState', 'get');
  const changeVisibility = (state: DocumentVisibilityState) =>
    act(() => {
      visibilityState.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  changeVisibility('hidden');
  jest.spyOn(Date, 'now').mockReturnValue(time);
  changeVisibility('visible');
}
