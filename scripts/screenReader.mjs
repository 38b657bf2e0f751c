import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/* Firefox with Orca, on a screen, a bus and a home of their own. What Orca would say goes to a file. */

/** By Debian's package. `xdotool` presses keys as a keyboard does, which Orca hears. */
export const programs = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus-daemon',
  'firefox-esr': 'firefox-esr',
  openbox: 'openbox',
  orca: 'orca',
  xdotool: 'xdotool',
};

/** Orca's own place for what it should do otherwise. No speech server: it notes each utterance all the same.
 * @param {string} file */
const customization = (file) => `
import logging
from orca import settings

settings.speechServerFactory = None
settings.speechFactoryModules = []
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
handler = logging.FileHandler('${file}')
logging.getLogger('speech').addHandler(handler)
`;

const firefoxSettings = `
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.newtabpage.enabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.urlbar.autoFill", false);
user_pref("browser.urlbar.suggest.history", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("datareporting.policy.firstRunURL", "");
user_pref("layout.spellcheckDefault", 0);
user_pref("signon.rememberSignons", false);
`;

/** The first line that a program prints. @param {import('node:child_process').ChildProcess} child */
async function firstLine(child) {
  if (!child.stdout) throw new Error('A pipe is missing.');
  const [chunk] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

/** `SPEECH OUTPUT: '…' voice=…`, of one line or more. */
const spoken = /^SPEECH OUTPUT: '([^]*?)'(?: voice=\S+)?$(?=\n(?:SPEECH OUTPUT: '|$))/gm;

/** @param {string} origin of the shop, whose home page is opened */
export async function startScreenReader(origin) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'heard-'));
  const at = (/** @type {string} */ name) => path.join(folder, name);
  for (const name of ['home', 'run', 'orca', 'profile']) mkdirSync(at(name), { mode: 0o700 });
  const log = at('speech.txt');
  writeFileSync(log, '');
  writeFileSync(at('orca/orca-customizations.py'), customization(log));
  writeFileSync(at('profile/user.js'), firefoxSettings);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    HOME: at('home'),
    XDG_RUNTIME_DIR: at('run'),
    LC_ALL: 'C.UTF-8',
    TZ: 'Asia/Karachi',
  };
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  const start = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.resume();
    children.unshift(child);
    return child;
  };
  const stop = async () => {
    for (const child of children) {
      child.kill();
      await Promise.race([once(child, 'exit'), setTimeout(3000)]);
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };

  env.DISPLAY = `:${await firstLine(start('Xvfb', '-displayfd', '1', '-screen', '0', '1440x1000x24'))}`;
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(
    start('dbus-daemon', '--session', '--nofork', '--print-address=1'),
  );
  start('openbox');
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  start('orca', '--user-prefs', at('orca'));

  const heard = () =>
    [...readFileSync(log, 'utf8').matchAll(spoken)].map(([, text = '']) => text.trim());
  /** All said from a line on, once nothing has come for a while and what is waited for has.
   * @param {number} from @param {RegExp} [words] */
  const listen = async (from, words) => {
    const begun = Date.now();
    let changed = begun;
    let before = from;
    for (;;) {
      await setTimeout(50);
      const now = Date.now();
      const lines = heard();
      if (lines.length !== before) changed = now;
      before = lines.length;
      const said = lines.slice(from);
      const isEnough = words ? said.some((line) => words.test(line)) : said.length > 0;
      if (isEnough ? now - changed > 700 : now - begun > (words ? 30_000 : 2000)) return said;
    }
  };
  const run = async (/** @type {string[]} */ ...args) => {
    await once(spawn('xdotool', args, { env, stdio: 'ignore' }), 'exit');
  };
  const press = (/** @type {string} */ key) => run('key', '--clearmodifiers', key);
  const type = (/** @type {string} */ text) => run('type', '--delay', '40', text);

  if ((await listen(0, /Screen reader on/)).length === 0) throw new Error('Orca did not start.');
  start('firefox-esr', '--no-remote', '--profile', at('profile'), origin);

  return {
    stop,
    heard,
    /** Where the next line will be. */
    mark: () => heard().length,
    listen,
    press,
    type,
    /** Has a page loaded anew. */
    visit: async (/** @type {string} */ address) => {
      const from = heard().length;
      await press('ctrl+l');
      await listen(from, /address combo box/);
      await type(`${origin}${address}`);
      await press('Return');
      await listen(from, /^Finished loading/);
    },
  };
}
