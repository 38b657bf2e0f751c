import { useEffect } from 'react';
import { runtimeConfig } from '@/shared/config/runtimeConfig';

/** Names the page in the browser's tab, history and screen readers; `undefined` (still loading) leaves the brand. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    const brand = runtimeConfig().brand.name;
    document.title = title ? `${title} – ${brand}` : brand;
  }, [title]);
}
