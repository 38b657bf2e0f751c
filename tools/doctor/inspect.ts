import * as v from 'valibot';
import { Html } from '@/shared/contract/primitives';
import { cleanBody } from '@/shared/html/html';
import { safeUrl } from '@/shared/html/safeUrl';
import type { Kind } from './report';

/** The parts of a valibot schema that `inspect` visits. */
interface Part extends v.GenericSchema {
  pipe?: readonly (Part | { kind: 'metadata' | 'transformation' | 'validation' })[];
  row?: Part;
  entries?: Record<string, Part>;
  wrapped?: Part;
  options?: readonly Part[];
  fallback?: unknown;
}

/**
 * Reports a problem of a value.
 * @param where path of the value, such as `data[].productName`
 * @param example the row or product, or the affected parts of the value
 */
type Say = (kind: Kind | 'picture', where: string, example?: string) => void;

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns which field breaks a schema and how. It omits the value, which may be a token. */
export function whyNot(schema: v.GenericSchema, value: unknown): string {
  const getLeaves = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] =>
    issue.issues?.flatMap(getLeaves) ?? [issue];
  const issues = (v.safeParse(schema, value).issues ?? []).flatMap(getLeaves);
  const depth = ({ path }: (typeof issues)[number]) => path?.length ?? 0;
  const [issue] = issues.toSorted((a, b) => depth(b) - depth(a));
  if (!issue) return '';
  const { input, expected } = issue;
  const at = v.getDotPath(issue) ?? 'it';
  if (input === undefined) return `${at} is missing`;
  const is = `${at} is ${input === null ? 'null' : typeof input}`;
  return is + (expected ? ` instead of ${expected}` : ' that cannot be used');
}

/** Matches program code, and characters that change the direction of text. */
const code =
  /<[a-z!/?]|&(?:[lg]t|#x?[\da-f]+);|\\u00|\{\{|\$\{|script:|(?![\n\r\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/iu;
const name = /<([a-z][\w:-]*)|[\s/"']([a-z][\w:-]*)\s*=/gi;
const namesIn = (html: string) =>
  new Set(
    [...html.matchAll(name)].map(([, tag, attribute = '']) => (tag ?? attribute).toLowerCase()),
  );
/** Removed elements and attributes whose loss is visible, or that suggest an attack. */
const telling = /^(?:on.*|script|iframe|object|embed|form|input|button|svg|math|base|meta|link)$/;

function hearText(isHtml: boolean, text: string, at: string, say: Say): void {
  if (/url$/i.test(at)) {
    if (safeUrl(text) === undefined) say('address', at);
    else if (/(?:image|img\.)url$/i.test(at)) say('picture', at, text);
  } else if (!isHtml) {
    if (code.test(text)) say('code', at);
  } else if (text.includes('<')) {
    const left = namesIn(cleanBody(text).innerHTML);
    const removed = [...namesIn(text)].filter((one) => !left.has(one));
    const isTelling = removed.some((one) => telling.test(one));
    if (removed.length > 0) say(isTelling ? 'markup' : 'styling', at, removed.join(', '));
  }
}

/**
 * Walks through a value by its schema, and reports what the schema replaces or ignores silently.
 */
export function inspect(part: Part, value: unknown, say: Say, at = '', isHtml = false): void {
  const within = (inner: Part, its: unknown, to = at) =>
    inspect(inner, its, say, to, isHtml || inner === Html);
  const { success, output } = v.safeParse(part, value);
  const isReplaced = output === '' || ('fallback' in part && same(output, part.fallback));
  if (isPresent(value) && isReplaced && !same(value, output)) say('unreadable', at);
  else if (part.row && Array.isArray(value)) inspectRows(part.row, value, say, at);
  else if (part.pipe) {
    let now = value;
    for (const step of part.pipe) {
      if (step.kind === 'schema') within(step, now);
      const next = v.safeParse(v.pipe(v.any(), step as Part), now);
      if (!next.success) return;
      now = next.output;
    }
  } else if (!isPresent(value) && (part.wrapped ?? part.entries)) {
    if (at) say('missing', at);
  } else if (part.wrapped) within(part.wrapped, value);
  else if (part.options) {
    const option = part.options.find((one) => v.is(one, value));
    if (option) within(option, value);
  } else if (part.entries && success) {
    for (const [key, entry] of Object.entries(part.entries))
      within(entry, (value as Record<string, unknown>)[key], at ? `${at}.${key}` : key);
  } else if (typeof value === 'string') hearText(isHtml, value, at, say);
}

function inspectRows(row: Part, rows: readonly unknown[], say: Say, at: string): void {
  for (const [index, item] of rows.entries()) {
    const which = `row ${index + 1}`;
    const sayOfRow: Say = (kind, where, example = '') =>
      say(kind, where, kind === 'picture' ? example : [which, example].filter(Boolean).join(': '));
    const reason = v.is(row, item) ? '' : whyNot(row, item);
    if (reason) sayOfRow('dropped', [reason, at].filter(Boolean).join(', in '));
    else inspect(row, item, sayOfRow, at && `${at}[]`);
  }
}
