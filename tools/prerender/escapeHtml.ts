import { escapeUTF8 } from 'entities';

/**
 * Escapes text for an element or attribute. Control characters become spaces, because HTML cannot
 * contain them.
 */
export const escapeHtml = (text: string): string => escapeUTF8(text.replace(/\p{Cc}+/gu, ' '));
