import { useEffect } from 'react';
import { runtimeConfig } from '@/shared/config/runtimeConfig';

let pageTitle: string | undefined;
let siteName: string | undefined;

function write() {
  const name = siteName ?? runtimeConfig().brand.name;
  document.title = pageTitle ? `${pageTitle} – ${name}` : name;
}

/** The name that stands in every title; until it is set, the configured brand does. */
export function setSiteName(name: string): void {
  siteName = name;
  write();
}

/** Names the page in the browser's tab, history and screen readers; `undefined` (still loading) leaves the site's. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    pageTitle = title;
    write();
  }, [title]);
}
