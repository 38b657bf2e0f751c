/**
 * Copies a text to the clipboard. Resolves to false if the browser refuses, for example without a
 * secure context or permission.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
