import * as v from 'valibot';
import { sanitizeToBody } from '@/shared/html/html';
import { getSafeUrl } from '@/shared/html/safeUrl';
import type { FindingKind } from './report';

/** The properties of a valibot schema that `inspect` uses. */
interface SchemaPart extends v.GenericSchema {
  pipe?: readonly (SchemaPart | { kind: 'metadata' | 'transformation' | 'validation' })[];
  rowSchema?: SchemaPart;
  entries?: Record<string, SchemaPart>;
  wrapped?: SchemaPart;
  options?: readonly SchemaPart[];
  fallback?: unknown;
}

/**
 * Reports a problem with a value.
 * @param path property path of the value, such as `data[].productName`
 * @param example names the row or product, or lists the affected parts of the value
 */
type ReportProblem = (kind: FindingKind | 'picture', path: string, example?: string) => void;

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
const isEqual = (first: unknown, second: unknown) =>
  JSON.stringify(first) === JSON.stringify(second);

/**
 * Returns a text that says which field breaks a schema and how, or `''` if none does. The text
 * omits the field's value, which may be a token.
 */
export function describeSchemaFault(schema: v.GenericSchema, value: unknown): string {
  const getLeafIssues = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] =>
    issue.issues?.flatMap(getLeafIssues) ?? [issue];
  const issues = (v.safeParse(schema, value).issues ?? []).flatMap(getLeafIssues);
  const getDepth = ({ path }: (typeof issues)[number]) => path?.length ?? 0;
  const [issue] = issues.toSorted((a, b) => getDepth(b) - getDepth(a));
  if (!issue) return '';
  const { input, expected } = issue;
  const field = v.getDotPath(issue) ?? 'it';
  if (input === undefined) return `${field} is missing`;
  const message = `${field} is ${input === null ? 'null' : typeof input}`;
  return message + (expected ? ` instead of ${expected}` : ' that cannot be used');
}

/** Matches program code, markup and characters that change the direction of text. */
const codePattern =
  /<[a-z!/?]|&(?:[lg]t|#x?[\da-f]+);|\\u00|\{\{|\$\{|script:|(?![\n\r\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/iu;
const markupNamePattern = /<([a-z][\w:-]*)|[\s/"']([a-z][\w:-]*)\s*=/gi;
const getMarkupNames = (html: string) =>
  new Set(
    [...html.matchAll(markupNamePattern)].map(([, tag, attribute = '']) =>
      (tag ?? attribute).toLowerCase(),
    ),
  );
/**
 * Matches names of elements and attributes whose removal a reader notices, or which suggest an
 * attack.
 */
const noticeableNamePattern =
  /^(?:on.*|script|iframe|object|embed|form|input|button|svg|math|base|meta|link)$/;

/** Fields with HTML. The shop shows any other field as plain text. */
const htmlFields = new Set([
  'aboutUs',
  'contactUs',
  'longDescription',
  'privacyPolicy',
  'productDescription',
  'productSpecText',
  'termCondition',
]);

function inspectText(text: string, path: string, reportProblem: ReportProblem): void {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (/url$/i.test(path)) {
    if (getSafeUrl(text) === undefined) reportProblem('address', path);
    else if (/(?:image|img\.)url$/i.test(path)) reportProblem('picture', path, text);
  } else if (!htmlFields.has(field)) {
    if (codePattern.test(text)) reportProblem('code', path);
  } else if (text.includes('<')) {
    const remainingNames = getMarkupNames(sanitizeToBody(text).innerHTML);
    const removedNames = [...getMarkupNames(text)].filter((name) => !remainingNames.has(name));
    const isNoticeable = removedNames.some((name) => noticeableNamePattern.test(name));
    if (removedNames.length > 0)
      reportProblem(isNoticeable ? 'markup' : 'styling', path, removedNames.join(', '));
  }
}

/**
 * Compares a value and all values in it with a schema. Reports values that the schema silently
 * replaces or ignores.
 */
export function inspect(
  schemaPart: SchemaPart,
  value: unknown,
  reportProblem: ReportProblem,
  path = '',
): void {
  const inspectInner = (innerPart: SchemaPart, innerValue: unknown, innerPath = path) =>
    inspect(innerPart, innerValue, reportProblem, innerPath);
  const { success, output } = v.safeParse(schemaPart, value);
  const isReplaced =
    output === '' || ('fallback' in schemaPart && isEqual(output, schemaPart.fallback));
  if (isPresent(value) && isReplaced && !isEqual(value, output)) reportProblem('unreadable', path);
  else if (schemaPart.rowSchema && Array.isArray(value))
    inspectRows(schemaPart.rowSchema, value, reportProblem, path);
  else if (schemaPart.pipe) {
    let currentValue = value;
    for (const step of schemaPart.pipe) {
      if (step.kind === 'schema') inspectInner(step, currentValue);
      const result = v.safeParse(v.pipe(v.any(), step as SchemaPart), currentValue);
      if (!result.success) return;
      currentValue = result.output;
    }
  } else if (!isPresent(value) && (schemaPart.wrapped ?? schemaPart.entries)) {
    if (path) reportProblem('missing', path);
  } else if (schemaPart.wrapped) inspectInner(schemaPart.wrapped, value);
  else if (schemaPart.options) {
    const option = schemaPart.options.find((candidate) => v.is(candidate, value));
    if (option) inspectInner(option, value);
  } else if (schemaPart.entries && success) {
    for (const [key, entry] of Object.entries(schemaPart.entries))
      inspectInner(entry, (value as Record<string, unknown>)[key], path ? `${path}.${key}` : key);
  } else if (typeof value === 'string') inspectText(value, path, reportProblem);
}

function inspectRows(
  rowSchema: SchemaPart,
  rows: readonly unknown[],
  reportProblem: ReportProblem,
  path: string,
): void {
  for (const [index, item] of rows.entries()) {
    const rowName = `row ${index + 1}`;
    const reportRowProblem: ReportProblem = (kind, fieldPath, example = '') =>
      reportProblem(
        kind,
        fieldPath,
        kind === 'picture' ? example : [rowName, example].filter(Boolean).join(': '),
      );
    const schemaFault = v.is(rowSchema, item) ? '' : describeSchemaFault(rowSchema, item);
    if (schemaFault) reportRowProblem('dropped', [schemaFault, path].filter(Boolean).join(', in '));
    else inspect(rowSchema, item, reportRowProblem, path && `${path}[]`);
  }
}
