import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

export function FormProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <FormHelperText
      error
      role="alert"
      id={id}
      sx={{ m: 0, mt: 0.5, typography: 'body2', fontWeight: 600 }}
    >
      {children}
    </FormHelperText>
  );
}
