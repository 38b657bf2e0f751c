import type { ReactNode } from 'react';

/**
 * Wraps a text that stands beside other elements in an element of its own: see 'Text in its own
 * element' in docs/architecture.md.
 */
export const wrapText = (content: ReactNode) =>
  typeof content === 'string' ? <span>{content}</span> : content;
