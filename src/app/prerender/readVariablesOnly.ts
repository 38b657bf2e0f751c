const definition = /(--mui-[\w-]+):[^;{}]*(?:;|(?=}))/g;
const use = /var\((--mui-[\w-]+)/g;

/**
 * Takes out the theme's variables that nothing reads: it defines hundreds, and a page must fit into what a new
 * connection may send at once.
 * @param rest what else of the page may read them
 */
export function readVariablesOnly(css: string, rest: string): string {
  const values = new Map<string, string>();
  for (const [text, name = ''] of css.matchAll(definition)) values.set(name, text);
  const read = new Set<string>();
  const readIn = (text: string) => {
    for (const [, name = ''] of text.matchAll(use)) {
      if (read.has(name)) continue;
      read.add(name);
      readIn(values.get(name) ?? '');
    }
  };
  readIn(css.replaceAll(definition, '') + rest);
  return css.replaceAll(definition, (text, name: string) => (read.has(name) ? text : ''));
}
