/** The prefix that DOMPurify puts before ids (`SANITIZE_NAMED_PROPS`). */
const idPrefix = 'user-content-';

/** The id that an id of a company's text has on the page. */
export const getContentId = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id);

/** The id that it had before. */
export const removeContentPrefix = (id: string): string =>
  id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id;
