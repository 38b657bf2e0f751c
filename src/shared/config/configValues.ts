import * as v from 'valibot';

// Each error text continues a sentence that starts with the key of the setting.

export const textSchema = v.string('must be text');
/** Matches a colour written as `#RGB` or `#RRGGBB`. */
export const colourPattern = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Describes a validation issue. The text starts with the key of the setting. */
export function describeConfigIssue(issue: v.BaseIssue<unknown>): string {
  const isMissing = issue.path?.at(-1)?.origin === 'key';
  const problemText = isMissing ? 'is missing' : issue.message;
  return [v.getDotPath(issue), problemText].filter(Boolean).join(' ');
}
