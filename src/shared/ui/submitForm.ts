import type { SubmitEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Submits a form of text fields. React Hook Form learns of a value by events, but some password managers fill fields
 * without any, so the fields are read once more before the form is checked.
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
