/** Prefix that DOMPurify adds to ids (`SANITIZE_NAMED_PROPS`). */
const idPrefix = 'user-content-';

/**
 * Adds the prefix to the id of an element of the company's content, unless the id already has it.
 */
export const getContentId = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id);

/** Removes the prefix from the id of an element of the company's content. */
export const removeContentPrefix = (id: string): string =>
  id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id;
