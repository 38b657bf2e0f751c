/* `npm run doctor`: checks a back end and a site. `-- --help` explains the options. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { readDoctorOptions } = await import('@shop/site/buildOptions');
const { median } = await import('simple-statistics');
const { bundleForNode } = await import('@shop/prerender/renderer');

/** @import * as Doctor from './doctor' */

/** @typedef {Awaited<ReturnType<typeof Doctor.examine>>} Examination */

/**
 * Formats findings as lines of text. The same finding about several calls is listed only once.
 * @param {Examination['findings']} findings
 */
function formatFindings(findings) {
  /** @type {Map<string, string[]>} */
  const locationsByText = new Map();
  for (const { level, where, what, remedy, count, examples } of findings) {
    const occurrences = [count > 1 && `${count} times`, examples.join('; ')]
      .filter(Boolean)
      .join(': ');
    const lines = [`${what}${occurrences && ` (${occurrences})`}`, `-> ${remedy}`];
    const key = [level, ...lines].join('\n');
    locationsByText.set(key, [...(locationsByText.get(key) ?? []), where]);
  }
  return [...locationsByText].flatMap(([key, locations]) => {
    const [level = '', ...lines] = key.split('\n');
    return ['', level.toUpperCase(), ...[...locations, ...lines].map((line) => `  ${line}`)];
  });
}

/**
 * Formats the measurements as a table, and returns its lines of text.
 * @param {Examination['measured']} measured
 */
function formatMeasurements(measured) {
  const rows = [...measured].map(([label, { waits, bytes, packed, rows: rowCount, dropped }]) => {
    const keptRows = rowCount === undefined ? '' : `${rowCount - dropped} of ${rowCount}`;
    const wait = `${median(waits)} ms`;
    return [label, waits.length, wait, (bytes / 1024).toFixed(1), packed, keptRows];
  });
  const headerRow = ['', 'times', 'first byte', 'KB', 'packed', 'rows kept'];
  const columnWidths = [60, -6, -12, -10, -8, -16];
  return [headerRow, ...rows].map((row) =>
    row.map((cell, index) => padCell(cell, columnWidths[index])).join(''),
  );
}

/** @param {string | number} cell @param {number} [width] a negative width aligns to the right */
const padCell = (cell, width = 0) =>
  width < 0 ? String(cell).padStart(-width) : String(cell).padEnd(width);

const shippedConfigFile = 'public/config.js';
const localConfigFile = 'host/config.js';

/** @param {ReturnType<typeof readDoctorOptions>} options */
async function main({ base, user: email, writes, really, json, config: name, ...otherOptions }) {
  /** @type {typeof Doctor} */
  const { examine } = await bundleForNode('tools/doctor/doctor.ts', base);
  const { toPlainLine: plain } = await bundleForNode('server/inbox/plainText.ts', base);
  const { readPassword } = await bundleForNode('server/readPassword.ts', base);
  const { findings, measured } = await examine({
    ...otherOptions,
    ...{ writes, forGood: really !== undefined, plain },
    config: name ? { name, text: readFileSync(name, 'utf8') } : undefined,
    localConfig: existsSync(localConfigFile)
      ? { name: localConfigFile, text: readFileSync(localConfigFile, 'utf8') }
      : undefined,
    shippedConfig: { name: shippedConfigFile, text: readFileSync(shippedConfigFile, 'utf8') },
    user: email ? { email, password: await readPassword() } : undefined,
    contract: readFileSync('docs/contract.md', 'utf8'),
    // Write to the stream directly, because the console is muted during the check.
    progress: (text) => void process.stderr.write(`${plain(text)}\n`),
  });
  const countTexts = ['error', 'warning', 'hint'].map((level) => {
    const { length } = findings.filter((finding) => finding.level === level);
    return `${length} ${level}${length === 1 ? '' : 's'}`;
  });
  const outputLines = ['', ...formatMeasurements(measured), ...formatFindings(findings)];
  console.log([...outputLines, '', `${countTexts.join(', ')}.`].join('\n'));
  const result = { findings, measured: Object.fromEntries(measured) };
  if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
}

try {
  await main(readDoctorOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
