import * as v from 'valibot';

/** `+92 300-1234567`, `0092300…`, `92300…` and `0300 1234567` all become `03001234567`. */
export function normaliseMobile(input: string): string {
  const digits = input.replace(/[^\d+]/g, '');
  const national = digits.replace(/^(?:\+92|0092|92(?=\d{10}$))0?/, '0');
  return national.replace(/\D/g, '');
}

/** The number as typed, normalised, then held to the 11-digit rule. */
export const Mobile = v.pipe(
  v.string(),
  v.transform(normaliseMobile),
  v.regex(/^\d{11}$/, 'Enter an 11-digit mobile number, like 03001234567'),
);
