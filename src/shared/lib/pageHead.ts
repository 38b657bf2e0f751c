import { createContext } from 'react';
export interface PageHead {
  title?: string;
}
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);
