import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

/** What is wrong with a form as a whole, said where it stands. */
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
