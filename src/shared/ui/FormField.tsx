import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import type {
  FieldError,
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormReturn,
} from 'react-hook-form';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';

interface FormFieldProps
  extends
    Omit<TextFieldProps, 'ref' | 'error' | 'helperText' | 'label' | 'variant'>,
    Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> {
  label: string;
  /**
   * Error text, shown in place of the hint. The caller decides when to show it, for example with
   * `mode: 'onTouched'`.
   */
  error?: string | undefined;
  hint?: string;
  /** Id of an element outside this field that describes an error of the field. */
  problemId?: string | undefined;
  /** Marks the field as optional in the label. All other fields are required. */
  optional?: boolean;
  /**
   * Whether the field is marked as required. Set it to false if the form validates the field, but
   * should not mark it. Forms are `noValidate`, because they show their own errors.
   */
  required?: boolean;
  /** Values that can be chosen instead of typed. */
  suggestions?: readonly string[];
  endAdornment?: ReactNode;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/**
 * A `TextField` for React Hook Form. It also works with `value` and `onChange`.
 * @example <FormField label="City" {...getFieldProps('city')} />
 */
export function FormField({
  label,
  error,
  hint,
  problemId,
  optional = false,
  required = !optional,
  rows,
  inputMode,
  maxLength,
  suggestions,
  endAdornment,
  readOnly,
  autoComplete,
  ref,
  ...props
}: FormFieldProps) {
  const id = useId();
  const helpText = error ?? hint;
  const describedBy = [helpText && `${id}-helper-text`, problemId].filter(Boolean).join(' ');
  return (
    <>
      <TextField
        {...props}
        id={id}
        inputRef={ref}
        // After Back, browsers fill in the fields of a prerendered form again, even if somebody else
        // has filled them in. They do not fill in fields that are off until hydration.
        autoComplete={useVisitorValue(autoComplete, 'off')}
        label={optional ? `${label} (optional)` : label}
        error={error !== undefined || problemId !== undefined}
        helperText={helpText}
        fullWidth
        multiline={rows !== undefined}
        rows={rows}
        slotProps={{
          input: { endAdornment, readOnly },
          htmlInput: {
            dir: 'auto',
            inputMode,
            maxLength,
            list: suggestions && `${id}-list`,
            // Set on the input only, because `TextField` would add an asterisk to the label.
            required,
            'aria-describedby': describedBy || undefined,
          },
        }}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

/**
 * Returns a function that returns the props of the `FormField` with a given name. The form must not
 * have nested fields. `getFieldState` is not used, because it would render the form again at every
 * touch. While the form is being sent, its fields are read-only, and the focused field keeps the
 * focus.
 */
export const createFieldPropsGetter =
  <T extends FieldValues>({
    register,
    formState,
  }: Pick<UseFormReturn<T>, 'register' | 'formState'>) =>
  <N extends FieldPath<T>>(name: N, options?: RegisterOptions<T, N>) => ({
    ...register(name, options),
    readOnly: formState.isSubmitting,
    error: (formState.errors as Partial<Record<string, FieldError>>)[name]?.message,
  });
