import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const isApp = (file: string) =>
  /(?<!\.test|\.d)\.tsx?$/.test(file) && !/^(?:testing|app\/prerender)\//.test(file);

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter(isApp)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** The files of which something holds, without those that may. */
const filesWhere = (holds: (text: string) => boolean, known: string[]) =>
  sources.filter(({ file, text }) => holds(text) && !known.includes(file)).map(({ file }) => file);

const changes = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill';

/** A top-level `let`, or a collection or object that is changed after it was made. */
function hasState(text: string): boolean {
  if (/^(?:export )?let /m.test(text)) return true;
  const made = /^(?:export )?const (\w+)(?:: [^=]+)? = (?:new (?:Weak)?(?:Map|Set)\b|\[|\{)/gm;
  return [...text.matchAll(made)].some(([, name = '']) => {
    const changed = `(?:\\.(?:${changes})\\(|(?:\\.\\w+|\\[[^\\]]+\\]) [?+-]*=[^=>])`;
    return new RegExp(`\\b${name}${changed}`).test(text);
  });
}

const keepsTime =
  /\bset(?:Timeout|Interval)\(|\brequest(?:AnimationFrame|IdleCallback)\(|Observer\(|\bDate\.now\b|new Date\(\)/;

// One more is one more thing that every reader must keep in mind: first look for a way without it.

test('no other module has a state of its own: the store, the device or a component keeps it', () => {
  const known = [
    'app/navigation/scrollRestoration.ts',
    'shared/api/accessToken.ts',
    'shared/config/runtimeConfig.ts',
    'shared/html/html.ts',
    'shared/navigation/overlayHistory.ts',
    'shared/navigation/pageHead.ts',
    'shared/navigation/productId.ts',
  ];
  expect(filesWhere(hasState, known)).toEqual([]);
});

test('no other file has a timer, frame, observer or clock: shared/timing and @mantine/hooks do', () => {
  const known = [
    'shared/navigation/holdScroll.ts',
    'shared/timing/clock.ts',
    'shared/timing/useIdle.ts',
    'shared/timing/wait.ts',
  ];
  expect(filesWhere((text) => keepsTime.test(text), known)).toEqual([]);
});
