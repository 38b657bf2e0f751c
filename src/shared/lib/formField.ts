import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

type Form<T extends FieldValues> = Pick<
  UseFormReturn<T>,
  'register' | 'getFieldState' | 'formState'
>;

/** What a `FormField` takes from its form. */
export const formField =
  <T extends FieldValues>({ register, getFieldState, formState }: Form<T>) =>
  <N extends FieldPath<T>>(name: N, options?: RegisterOptions<T, N>) => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
  });
