/** Runs a task when the browser has nothing better to do, within 2 s. @returns the way to call it off */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
