/** Calls back now and whenever the page changes its height. @returns the way to stop */
export function onHeightChange(then: () => void): () => void {
  const observer = new ResizeObserver(then);
  observer.observe(document.body);
  then();
  return () => observer.disconnect();
}
