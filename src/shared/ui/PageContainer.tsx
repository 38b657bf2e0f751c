import type { ReactNode } from 'react';

/** The width and margins that every page shares. */
export const PageContainer = ({ children }: { children: ReactNode }) => (
  <div className="page-width page">{children}</div>
);
