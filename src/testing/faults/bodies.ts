type Rows = readonly Record<string, unknown>[];

const fiveMegabytes = 5 * 1024 * 1024;
const junk = [null, 'row', {}, 7];

/** Changes the rows of a list, which stand in `data` or bare. */
const inRows = (change: (rows: Rows) => unknown[]) => (body: unknown) =>
  Array.isArray(body)
    ? change(body as Rows)
    : { ...(body as object), data: change((body as { data: Rows }).data) };

export const brokenRows = inRows((rows) => [...junk, ...rows]);

/** The same rows again and again, under other ids, to 5 MB; each is so many characters long. */
export const manyRows = (idField: string, rowSize = 100_000) =>
  inRows((rows) => {
    const padding = 'x'.repeat(rowSize);
    const more = Array.from({ length: Math.ceil(fiveMegabytes / rowSize) }, (_, index) => ({
      ...rows[index % rows.length],
      [idField]: `more-${String(index)}`,
      padding,
    }));
    return [...rows, ...more];
  });

export const inData = (change: object) => (body: unknown) => {
  const { data, ...rest } = body as { data: object };
  return { ...rest, data: { ...data, ...change } };
};

export const withFields = (change: object) => (body: unknown) => ({
  ...(body as object),
  ...change,
});

export const bigBody = withFields({ padding: 'x'.repeat(fiveMegabytes) });
