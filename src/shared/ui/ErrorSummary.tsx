import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useId, useRef } from 'react';
import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { formatCounted } from '../format/formatCounted';

/**
 * Lists the errors at the top of a long form, in the order of the form's values. The list takes the
 * focus after each failed submission, and each error links to its field. Create the form with
 * `shouldFocusError: false`.
 */
export function ErrorSummary<T extends FieldValues>({ form }: { form: UseFormReturn<T> }) {
  const { errors, submitCount } = form.formState;
  const id = useId();
  const summaryRef = useRef<HTMLDivElement>(null);
  const fieldNames = Object.keys(form.getValues()) as FieldPath<T>[];
  const invalidFieldNames = fieldNames.filter((name) => name in errors);

  useEffect(() => {
    if (submitCount > 0) summaryRef.current?.focus();
  }, [submitCount]);

  if (submitCount === 0 || invalidFieldNames.length === 0) return null;
  return (
    <Alert ref={summaryRef} severity="error" role="group" tabIndex={-1} aria-labelledby={id}>
      <strong id={id}>{`Please check ${formatCounted(invalidFieldNames.length, 'field')}`}</strong>
      <ul>
        {invalidFieldNames.map((name) => (
          <li key={name}>
            <Link
              href={`#${name}`}
              color="inherit"
              underline="always"
              onClick={(event) => {
                event.preventDefault();
                form.setFocus(name);
              }}
              sx={{ display: 'inline-block', py: 1.5 }}
            >
              {(errors as Partial<Record<string, FieldError>>)[name]?.message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
