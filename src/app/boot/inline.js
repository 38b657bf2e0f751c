/*
 * This script is inlined in every page, before its content. The content security policy allows the
 * script by its hash (tools/site/hostFiles.mjs). The script hides content that was prerendered for
 * another address. It reserves space for the reminder about an order that was not sent. If
 * `loadScripts.ts` fails to load, this script requests it a second time. The data attributes of the
 * script tag describe the page: see `createDocumentHtml`.
 */
(() => {
  const { documentElement: html, currentScript } = document;
  const { path = '', params = '', orders = '' } = currentScript?.dataset ?? {};
  // Paths that differ only in a trailing slash or in percent-encoding belong to the same page.
  const normalisePath = (/** @type {string} */ pathname) => {
    try {
      return decodeURIComponent(pathname).replace(/\/+$/, '');
    } catch {
      return pathname;
    }
  };
  const query = new URLSearchParams(window.location.search);
  const isThisPage = path !== '' && normalisePath(path) === normalisePath(window.location.pathname);
  if (isThisPage) html.dataset.own = '';
  // A page that was saved to disk keeps its content.
  else if (path !== '' && window.location.protocol !== 'file:') html.dataset.plain = 'page';
  if (isThisPage && params.split(' ').some((name) => query.has(name))) html.dataset.plain = 'list';
  try {
    // eslint-disable-next-line no-restricted-globals -- an inline script cannot import modules
    for (const { state, isDismissed } of JSON.parse(localStorage[orders]).orders)
      if (state === 'notSent' && isDismissed !== true) html.dataset.unsent = '';
  } catch {
    // Without readable orders, no reminder is needed.
  }
  const retryLoad = (/** @type {any} */ { target }) =>
    target.dataset?.entry && import(target.src).catch(() => {});
  addEventListener('error', retryLoad, true);
})();
