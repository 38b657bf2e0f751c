import Validator from '@adobe/structured-data-validator';

/**
 * Returns errors that prevent JSON-LD from becoming a rich result in Google. Warnings are left out.
 */
export async function getSchemaErrors(data: object): Promise<string[]> {
  const type = '@type' in data ? String(data['@type']) : '';
  const jsonld = { [type]: [structuredClone(data)] };
  const issues = await new Validator().validate({ jsonld });
  return issues.flatMap(({ severity, issueMessage }) => (severity === 'ERROR' ? issueMessage : []));
}
