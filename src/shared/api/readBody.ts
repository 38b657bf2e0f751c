/**
 * Reads a body as JSON, else as the text that it is; `null` where there is none.
 * @throws where the body of a success is cut half-way; a refusal stands by its status alone.
 */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    if (response.ok) throw cause;
    return '';
  });
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
