/**
 * Reads a body as JSON, or as text if it is not valid JSON. Returns `null` if it is empty.
 * @throws if the body of a successful response is cut off (for a refusal, the status is enough)
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
