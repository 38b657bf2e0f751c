import type { CSSProperties, ReactNode } from 'react';

interface PageHeadingProps {
  children: ReactNode;
  style?: CSSProperties;
}

/** The page's one `h1`; a route change moves focus here. */
export const PageHeading = ({ children, style }: PageHeadingProps) => (
  <h1 dir="auto" tabIndex={-1} data-page-heading style={style}>
    {children}
  </h1>
);
