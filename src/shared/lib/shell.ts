const shell = typeof document === 'undefined' ? null : document.getElementById('shell');

let stands: () => void = () => undefined;
/** Resolves once the app stands in the place of index.html's shell; at once where there is none, as in tests. */
export const appStands = new Promise<void>((resolve) => {
  stands = resolve;
  if (!shell) resolve();
});

/** Whether what is drawn now takes the place of a skeleton of index.html. A prerendered page names none. */
export const isFirstScreen = (): boolean => Boolean(shell?.isConnected && shell.dataset['page']);

/** For the frame in which the app stands in its place. */
export function removeShell(): void {
  shell?.remove();
  stands();
}
