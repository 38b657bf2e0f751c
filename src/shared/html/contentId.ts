/** Prefix that DOMPurify adds to ids (`SANITIZE_NAMED_PROPS`). */
const idPrefix = 'user-content-';

/** Returns the id that an element of the company's content has on the page. */
export const getContentId = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id);

/** Returns the original id of an element of the company's content. */
export const removeContentPrefix = (id: string): string =>
  id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id;
