import Alert from '@mui/material/Alert';
import { useEffect, useId, useRef } from 'react';
import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { counted } from '../format/counted';

/**
 * What is wrong in a long form, at its head, in the order of its values: takes the focus at each try that fails, and each
 * line leads to its field. The form itself is made with `shouldFocusError: false`.
 */
export function ErrorSummary<T extends FieldValues>({ form }: { form: UseFormReturn<T> }) {
  const { errors, submitCount } = form.formState;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.keys(form.getValues()) as FieldPath<T>[];
  const names = fields.filter((name) => name in errors);

  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);

  if (submitCount === 0 || names.length === 0) return null;
  return (
    <Alert
      ref={box}
      severity="error"
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      sx={{
        '& .MuiAlert-message': { minWidth: 0 },
        '& ul': { pl: 2.5, listStyle: 'disc' },
        '& button': {
          px: 0,
          py: 1.5,
          border: 0,
          font: 'inherit',
          color: 'inherit',
          background: 'none',
          textAlign: 'left',
          textDecoration: 'underline',
          cursor: 'pointer',
        },
      }}
    >
      <strong id={id}>{`Please check ${counted(names.length, 'field')}`}</strong>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => form.setFocus(name)}>
              {(errors as Partial<Record<string, FieldError>>)[name]?.message}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
