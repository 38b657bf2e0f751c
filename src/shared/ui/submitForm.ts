import type { SubmitEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Submits a form with text fields. React Hook Form tracks values by events, but some password
 * managers fill in fields without any events. The fields are therefore read again before
 * validation.
 */
export function submitForm<T extends FieldValues, V>(
  event: SubmitEvent<HTMLFormElement>,
  { getValues, setValue, handleSubmit }: UseFormReturn<T, unknown, V>,
  onValid: (values: V) => unknown,
): void {
  for (const name of Object.keys(getValues()) as FieldPath<T>[]) {
    const field = event.currentTarget.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value !== getValues(name))
      setValue(name, field.value as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
  }
  void handleSubmit(onValid)(event);
}
