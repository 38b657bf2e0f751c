/**
 * Returns the name of the running release, or `''` in a development build. The name of the main
 * script contains a hash of its content.
 */
export function getRelease(): string {
  const scriptNames = Array.from(
    document.scripts,
    ({ src }) => /\/(main\.\w+)\.js$/.exec(src)?.[1],
  );
  return scriptNames.find(Boolean) ?? '';
}
