import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');
const isTest = (file: string) => /\.test\.|\.d\.ts$|(?:^|\/)testing\//.test(file);

/** The modules in a folder of the repository, but tests and their tools, by their paths in it. */
const modulesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !isTest(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, folder, file), 'utf8') }));

const allSources = modulesIn('src');
const inDoctor = ({ file }: { file: string }) => /(?:app\/|^)doctor[./]/.test(file);
const sources = allSources.filter(
  (one) => !one.file.startsWith('app/prerender/') && !inDoctor(one),
);

/** Those of which something holds; one that holds no longer leaves the list below. */
const filesWhere = (holds: (text: string) => boolean) =>
  sources.filter(({ text }) => holds(text)).map(({ file }) => file);

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
  expect(filesWhere(hasState)).toEqual([
    'shared/api/accessToken.ts',
    'shared/config/runtimeConfig.ts',
    'shared/html/html.ts',
    'shared/navigation/overlayHistory.ts',
    'shared/navigation/pageHead.ts',
  ]);
});

test('no other file has a timer, frame, observer or clock: shared/timing and @mantine/hooks do', () => {
  expect(filesWhere((text) => keepsTime.test(text))).toEqual([
    'shared/navigation/holdScroll.ts',
    'shared/timing/clock.ts',
    'shared/timing/useIdle.ts',
    'shared/timing/wait.ts',
  ]);
});

const linesOf = (texts: string[]) => texts.join('').split('\n').length - 1;

test.each([
  ['the app', 21_814, sources],
  ['the back end', 3_188, modulesIn('server')],
  ['the doctor', 854, [...allSources, ...modulesIn('scripts')].filter(inDoctor)],
])('%s has at most %d lines: what comes takes something away', (_what, most, modules) => {
  expect(linesOf(modules.map(({ text }) => text))).toBeLessThanOrEqual(most);
});

test('each feature has an RTK Query API slice', () => {
  const slices = filesWhere((text) => text.includes('.injectEndpoints({'));
  const features = new Set(slices.map((file) => /^features\/(\w+)\/\w+Api\.ts$/.exec(file)?.[1]));
  expect([...features].toSorted()).toEqual(
    expect.arrayContaining(['auth', 'blog', 'cart', 'catalog', 'content', 'reviews']),
  );
});

test('decisions are 200 lines at most, each a rule and its reason', () => {
  const text = readFileSync(path.join(root, 'docs', 'decisions.md'), 'utf8');
  expect(linesOf([text])).toBeLessThanOrEqual(200);
});
