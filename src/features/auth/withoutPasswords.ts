/** A copy of a response in which no field named like a password is left, whatever a back end echoes. */
export function withoutPasswords<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => withoutPasswords<unknown>(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !/password/i.test(key))
      .map(([key, inner]: [string, unknown]) => [key, withoutPasswords(inner)]),
  ) as T;
}
