/*
 * This script is inlined in every page, before its content. The content security policy allows it
 * by its hash (tools/site/hostFiles.mjs). It hides content that belongs to another address. It
 * reserves space for the reminder of an order that was not sent. If the loader fails, it loads the
 * loader once more. The data attributes of its own tag describe the page: see `createDocumentHtml`.
 */
(() => {
  const { documentElement: html, currentScript } = document;
  const { path = '', params = '', orders = '' } = currentScript?.dataset ?? {};
  // Paths that differ only in a trailing slash or in percent-encoding belong to the same page.
  const bare = (/** @type {string} */ pathname) => {
    try {
      return decodeURIComponent(pathname).replace(/\/+$/, '');
    } catch {
      return pathname;
    }
  };
  const query = new URLSearchParams(window.location.search);
  const isThisPage = path !== '' && bare(path) === bare(window.location.pathname);
  if (isThisPage) html.dataset.own = '';
  // A page that was saved to disk keeps its content.
  else if (path !== '' && window.location.protocol !== 'file:') html.dataset.plain = 'page';
  if (isThisPage && params.split(' ').some((name) => query.has(name))) html.dataset.plain = 'list';
  try {
    // eslint-disable-next-line no-restricted-globals -- an inline script cannot import modules
    for (const { state, isDismissed } of JSON.parse(localStorage[orders]).orders)
      if (state === 'notSent' && isDismissed !== true) html.dataset.unsent = '';
  } catch {
    // There are no readable orders.
  }
  const again = (/** @type {any} */ { target }) =>
    target.dataset?.entry && import(target.src).catch(() => {});
  addEventListener('error', again, true);
})();
