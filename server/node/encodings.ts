import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** The encodings of `offered` that the header allows, the most wanted first; `offered` breaks ties. */
export function acceptedEncodings(
  header: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding[] {
  const accepted = parseAccept(header ?? '');
  const weightOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  return offered
    .map((encoding) => ({ encoding, weight: weightOf(encoding) ?? weightOf('*') ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ encoding }) => encoding);
}
