import Validator from '@adobe/structured-data-validator';

/** What keeps JSON-LD from being a rich result of Google's; advice is left out. */
export async function schemaErrors(data: object): Promise<string[]> {
  const type = '@type' in data ? String(data['@type']) : '';
  const jsonld = { [type]: [structuredClone(data)] };
  const issues = await new Validator().validate({ jsonld });
  return issues.flatMap(({ severity, issueMessage }) => (severity === 'ERROR' ? issueMessage : []));
}
