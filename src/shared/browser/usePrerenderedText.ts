import { useState } from 'react';
import { inBrowser } from './inBrowser';

/** What a prerendered page says where `data-<place>` stands: the app's first frame says the same. */
export function usePrerenderedText(place: string): string | undefined {
  const selector = `html:not([data-plain]) #static-page [data-${place}]`;
  const [text] = useState(() => (inBrowser ? document.querySelector(selector)?.textContent : null));
  return text ?? undefined;
}
