/** The name of the release whose scripts run here: the main script is named after what is in it. `''`: a development build. */
export function getRelease(): string {
  const names = Array.from(document.scripts, ({ src }) => /\/(main\.\w+)\.js$/.exec(src)?.[1]);
  return names.find(Boolean) ?? '';
}
