interface QueryResult<T> {
  data?: T | undefined;
  error?: unknown;
}

/**
 * `selectFromResult` for lists. Without this selector, each refetch would render every subscriber
 * when it begins and when it ends, even if the list has not changed.
 */
export const selectDataAndError = <T>({ data, error }: QueryResult<T>): QueryResult<T> => ({
  data,
  error,
});
