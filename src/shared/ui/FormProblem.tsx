import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

/** Shows an error that concerns the whole form. */
export const FormProblem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <FormHelperText error role="alert" id={id} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
    {children}
  </FormHelperText>
);
