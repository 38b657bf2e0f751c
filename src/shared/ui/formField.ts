import type {
  FieldError,
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormReturn,
} from 'react-hook-form';

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
