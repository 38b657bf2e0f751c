type Rows = readonly Record<string, unknown>[];

const junk = [null, 'row', {}, 7];

/** Changes the rows of a list, in `data` or bare. */
const inRows = (change: (rows: Rows) => unknown[]) => (body: unknown) =>
  Array.isArray(body)
    ? change(body as Rows)
    : { ...(body as object), data: change((body as { data: Rows }).data) };

export const brokenRows = inRows((rows) => [...junk, ...rows]);

export const inData = (change: object) => (body: unknown) => {
  const { data, ...rest } = body as { data: object };
  return { ...rest, data: { ...data, ...change } };
};

export const withFields = (change: object) => (body: unknown) => ({
  ...(body as object),
  ...change,
});
