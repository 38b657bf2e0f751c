/**
 * Returns the name of the main script, which identifies the running release because it contains a
 * hash of the script. Returns `''` in a development build.
 */
export function getRelease(): string {
  const scriptNames = Array.from(
    document.scripts,
    ({ src }) => /\/(main\.\w+)\.js$/.exec(src)?.[1],
  );
  return scriptNames.find(Boolean) ?? '';
}
