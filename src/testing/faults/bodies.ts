type Rows = readonly Record<string, unknown>[];

const brokenValues = [null, 'row', {}, 7];

/**
 * Returns a function that changes the rows in the body of an answer. The list of rows is either the
 * body itself or its `data`.
 */
const changeRows = (change: (rows: Rows) => unknown[]) => (body: unknown) =>
  Array.isArray(body)
    ? change(body as Rows)
    : { ...(body as object), data: change((body as { data: Rows }).data) };

export const addBrokenRows = changeRows((rows) => [...brokenValues, ...rows]);

export const changeData = (change: object) => (body: unknown) => {
  const { data, ...otherFields } = body as { data: object };
  return { ...otherFields, data: { ...data, ...change } };
};

export const changeFields = (change: object) => (body: unknown) => ({
  ...(body as object),
  ...change,
});
