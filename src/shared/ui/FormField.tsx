import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ComponentProps, Ref } from 'react';
import type {
  FieldError,
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormReturn,
} from 'react-hook-form';

interface FormFieldProps
  extends
    Omit<OutlinedInputProps, 'ref' | 'error'>,
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
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/**
 * A labelled field of a form: `<FormField label="City" {...field('city')} />` with `formField`, or with `value` and
 * `onChange` where its owner holds it. Of the parts of MUI's TextField, without its menu of choices.
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
  ref,
  ...input
}: FormFieldProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined || problemId !== undefined}>
      <InputLabel htmlFor={id} shrink sx={labelAbove}>
        {optional ? `${label} (optional)` : label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={ref}
        notched={false}
        multiline={rows !== undefined}
        rows={rows}
        inputProps={{
          dir: 'auto',
          inputMode,
          maxLength,
          list: suggestions && `${id}-list`,
          'aria-required': required,
          'aria-describedby':
            [help && `${id}-help`, problemId].filter(Boolean).join(' ') || undefined,
        }}
        sx={{ bgcolor: 'background.paper', borderRadius: 1 }}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {help && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Above the field rather than inside it: always legible, whatever the browser fills in. */
const labelAbove = {
  position: 'static',
  transform: 'none',
  maxWidth: 'none',
  mb: 0.75,
  whiteSpace: 'normal',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'text.primary',
} as const;

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
