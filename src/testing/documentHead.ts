const readAttribute = (selector: string, name: string): string | undefined =>
  document.head.querySelector(selector)?.getAttribute(name) ?? undefined;

export const readHead = () => ({
  title: document.title,
  description: readAttribute('meta[name="description"]', 'content'),
  robots: readAttribute('meta[name="robots"]', 'content'),
  canonical: readAttribute('link[rel="canonical"]', 'href')?.replace(
    /^http:\/\/localhost(?=\/)/,
    '',
  ),
});
