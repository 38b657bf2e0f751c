const attribute = (selector: string, name: string): string | undefined =>
  document.head.querySelector(selector)?.getAttribute(name) ?? undefined;

export const readHead = () => ({
  title: document.title,
  description: attribute('meta[name="description"]', 'content'),
  robots: attribute('meta[name="robots"]', 'content'),
  canonical: attribute('link[rel="canonical"]', 'href')?.replace(/^http:\/\/localhost(?=\/)/, ''),
});
