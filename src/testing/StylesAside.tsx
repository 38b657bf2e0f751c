import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'test', container: document.createElement('div') });

/** Keeps the styles out of the document: jsdom would match every rule anew for every question about an element. */
export const StylesAside = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
