import { readdirSync } from 'node:fs';

/* What may not be imported where, for oxlint.config.mjs. */

export const foldersOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** @typedef {{ paths?: object[], patterns?: object[] }} Bans */

/** Matches a module both by alias and by relative path, in import, export and import().
 * @param {string[]} folders @param {string} message @param {string} [within] such as `features/` @returns {Bans} */
export function noImportOf(folders, message, within = '') {
  const names = `(${folders.join('|')})(/|$)`;
  const regex = `^@/${within}${names}|^(\\.\\./)+(src/)?(${within})?${names}`;
  return { patterns: [{ regex, message }] };
}

/** What lies in src beside one folder of it, for those who know it by relative path.
 * @param {string} folder @param {string} message @returns {Bans} */
export function sourceBesides(folder, message) {
  const steps = folder.split('/');
  const others = steps.map((step, index) => {
    const above = ['src', ...steps.slice(0, index)].join('/');
    return `${above}/(${foldersOf(above)
      .filter((name) => name !== step)
      .join('|')})/`;
  });
  return { patterns: [{ regex: `^@/|^(\\.\\./)+(${others.join('|')})`, message }] };
}

export const storeHooks = {
  paths: [
    {
      name: 'react-redux',
      importNames: ['useDispatch', 'useSelector', 'useStore'],
      message: 'Use the typed hooks of @/shared/store/storeHooks.',
    },
  ],
};
export const sanitiser = {
  paths: [{ name: 'dompurify', message: 'HTML goes through @/shared/html/html only.' }],
};
export const heavyUi = {
  paths: ['@mui/material', '@mui/icons-material'].map((name) => ({
    name,
    message: `Import by path: '${name}/…'.`,
  })),
};
export const testing = noImportOf(['testing'], 'Production code never imports the test tools.');
export const server = {
  patterns: [{ regex: '^(\\.\\./)+server(/|$)', message: 'The client knows the contract only.' }],
};

/** A rule's options replace one another as a whole, so each zone lists all it bans.
 * @param {Bans[]} list */
export const forbid = (...list) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: list.flatMap(({ paths = [] }) => paths),
      patterns: list.flatMap(({ patterns = [] }) => patterns),
    },
  ],
});
