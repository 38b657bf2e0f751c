import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { wrapText } from '@/shared/ui/wrapText';

interface RowFieldProps {
  /** Id of the `RowInput` in `children`. */
  id: string;
  index: number;
  label: ReactNode;
  error?: boolean;
  /** Whether a column heading replaces the visible label on wide screens. */
  hasColumnHeading?: boolean;
  children: ReactNode;
}

/** Labels a field, and adds the row number for screen readers. */
export const RowField = ({
  id,
  index,
  label,
  error = false,
  hasColumnHeading = true,
  children,
}: RowFieldProps) => (
  <FormControl fullWidth error={error}>
    <InputLabel
      htmlFor={id}
      sx={({ breakpoints }) => ({
        mb: 0.5,
        fontSize: '0.875rem',
        lineHeight: 1.6,
        color: 'text.secondary',
        ...(hasColumnHeading && { [breakpoints.up('md')]: visuallyHidden }),
      })}
    >
      {wrapText(label)}
      <VisuallyHidden>{` row ${String(index + 1)}`}</VisuallyHidden>
    </InputLabel>
    {children}
  </FormControl>
);
