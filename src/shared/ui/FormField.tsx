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

interface FormFieldProps
  extends
    Omit<TextFieldProps, 'ref' | 'error' | 'helperText' | 'label' | 'variant'>,
    Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> {
  label: string;
  /** Shown in place of the hint; the caller decides when (`mode: 'onTouched'`). */
  error?: string | undefined;
  hint?: string;
  /** The id of a text elsewhere that says what is wrong with it. */
  problemId?: string | undefined;
  /** Says so in the label; all other fields are required. */
  optional?: boolean;
  /** Announced, unless the field is optional. `false` where a field is checked without being marked. */
  required?: boolean;
  /** What can be chosen as well as typed. */
  suggestions?: readonly string[];
  endAdornment?: ReactNode;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/**
 * A `TextField` for React Hook Form: `<FormField label="City" {...field('city')} />` with `formField`, or with `value`
 * and `onChange` where its owner holds the value.
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
  ref,
  ...props
}: FormFieldProps) {
  const id = useId();
  const help = error ?? hint;
  const describedBy = [help && `${id}-helper-text`, problemId].filter(Boolean).join(' ');
  return (
    <>
      <TextField
        {...props}
        id={id}
        inputRef={ref}
        label={optional ? `${label} (optional)` : label}
        error={error !== undefined || problemId !== undefined}
        helperText={help}
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
            'aria-required': required,
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

/** What a `FormField` takes from its flat form. Not by `getFieldState`, which draws the form anew at every touch. */
export const formField =
  <T extends FieldValues>({
    register,
    formState,
  }: Pick<UseFormReturn<T>, 'register' | 'formState'>) =>
  <N extends FieldPath<T>>(name: N, options?: RegisterOptions<T, N>) => ({
    ...register(name, options),
    error: (formState.errors as Partial<Record<string, FieldError>>)[name]?.message,
  });
