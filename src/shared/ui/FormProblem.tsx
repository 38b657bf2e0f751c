import type { ReactNode } from 'react';

const style = { marginTop: 4, fontWeight: 600, color: 'var(--mui-palette-error-main)' };

export const FormProblem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p role="alert" id={id} className="small" style={style}>
    {children}
  </p>
);
