/*
 * Stands in every page, ahead of its content, and is said by its hash in the policy (tools/site/hostFiles.mjs). It hides
 * content that is not this address's, leaves room for the reminder of an order that is not sent, and asks once more for
 * the loader where that was lost. What it knows of the page stands on its own tag: see `documentHtml`.
 */
(() => {
  const { documentElement: html, currentScript } = document;
  const { path = '', params = '', orders = '' } = currentScript?.dataset ?? {};
  // A trailing slash, and what is percent-encoded, make no other page.
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
  else if (path !== '') html.dataset.plain = 'page';
  if (isThisPage && params.split(' ').some((name) => query.has(name))) html.dataset.plain = 'list';
  try {
    // eslint-disable-next-line no-restricted-globals -- it knows no module
    for (const { state, isDismissed } of JSON.parse(localStorage[orders]).orders)
      if (state === 'notSent' && isDismissed !== true) html.dataset.unsent = '';
  } catch {
    // There are none.
  }
  const again = (/** @type {any} */ { target }) =>
    target.dataset?.entry && import(target.src).catch(() => {});
  addEventListener('error', again, true);
})();
