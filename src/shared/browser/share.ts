import { copyText } from './clipboard';

/**
 * Hands a link on by the device's own sheet, or puts it on the clipboard where there is none. `refused`: the browser
 * allows neither.
 */
export async function shareLink(
  title: string,
  url: string,
): Promise<'done' | 'copied' | 'refused'> {
  // Missing on most desktops and on plain http.
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'done';
    } catch (error) {
      // The sheet was closed, which is no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return 'done';
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused';
}
