import type { ReactNode } from 'react';

/**
 * Wraps text beside other elements in an element: see 'Text in its own element' in
 * docs/architecture.md.
 */
export const wrapText = (content: ReactNode) =>
  typeof content === 'string' ? <span>{content}</span> : content;
