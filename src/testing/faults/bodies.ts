type Rows = readonly Record<string, unknown>[];

const brokenRows = [null, 'row', {}, 7];

/**
 * Returns a function that changes the rows in the body of an answer. The list of rows is either the
 * body itself or its `data`.
 */
const changeRows = (changeList: (rows: Rows) => unknown[]) => (body: unknown) =>
  Array.isArray(body)
    ? changeList(body as Rows)
    : { ...(body as object), data: changeList((body as { data: Rows }).data) };

export const addBrokenRows = changeRows((rows) => [...brokenRows, ...rows]);

export const changeData = (changedFields: object) => (body: unknown) => {
  const { data, ...otherFields } = body as { data: object };
  return { ...otherFields, data: { ...data, ...changedFields } };
};

export const changeFields = (changedFields: object) => (body: unknown) => ({
  ...(body as object),
  ...changedFields,
});
