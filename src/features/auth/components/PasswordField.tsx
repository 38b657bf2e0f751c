import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { FormField } from '@/shared/ui/FormField';

interface PasswordFieldProps extends Omit<ComponentProps<typeof FormField>, 'label'> {
  /** Whether text has been typed. The button that shows the password appears only then. */
  isFilled: boolean;
}

export function PasswordField({ isFilled, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  if (!isFilled && isShown) setShown(false);
  const toggleButton = (
    <IconButton
      sx={{ mr: -1.5 }}
      aria-label={isShown ? 'Hide password' : 'Show password'}
      aria-pressed={isShown}
      // Keeps the focus and the caret in the password field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
    </IconButton>
  );
  return (
    <FormField
      {...field}
      label="Password"
      type={isShown ? 'text' : 'password'}
      endAdornment={isFilled && toggleButton}
    />
  );
}
