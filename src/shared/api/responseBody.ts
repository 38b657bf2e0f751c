/**
 * JSON, else the text as it is, else `undefined` where there is none.
 * @throws where the body of a success is cut half-way; a refusal stands by its status alone.
 */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    if (response.ok) throw cause;
    return '';
  });
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
