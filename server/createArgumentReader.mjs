import { parseArgs } from 'node:util';

/** An invalid command line. The message ends with the help of the command. */
export class UsageError extends Error {}

/** @import { ParseArgsConfig } from 'node:util' */

/**
 * An option of `parseArgs`. `help` explains it, and `value` names its value, such as FILE.
 * @typedef {NonNullable<ParseArgsConfig['options']>[string] & { help: string, value?: string }} Option
 */

/**
 * @template {Record<string, Option>} T
 * @typedef {ReturnType<typeof parseArgs<{ options: T, allowPositionals: true }>>['values']} Values
 */

/**
 * Creates the function that reads the arguments of a command. Its help is generated from the
 * options.
 * @template {Record<string, Option>} const T
 * @param {object} description
 * @param {string} description.usage the command and what it does
 * @param {Record<string, string>} [description.positionals] explanations of the other arguments
 * @param {T} description.options
 * @param {string} [description.notes] further paragraphs of the help
 */
export function createArgumentReader({ usage, positionals = {}, options, notes }) {
  const allOptions = {
    ...options,
    help: /** @type {const} */ ({ type: 'boolean', help: 'shows this text' }),
  };
  const rows = [...Object.entries(positionals), ...Object.entries(allOptions).map(formatOption)];
  const columnWidth = Math.max(...rows.map(([name]) => name.length));
  const rowLines = rows.map(([name, text]) => `  ${name.padEnd(columnWidth)}  ${text}`);
  const help = [usage, '', ...rowLines, ...(notes ? ['', notes] : [])].join('\n');

  /**
   * Reads the arguments. For --help, it prints the help and ends the process.
   * @template R
   * @param {string[]} args
   * @param {(values: Values<T>, positionals: string[]) => R} convert checks and converts the values;
   * it throws an error if they are invalid
   * @throws UsageError
   */
  function readArguments(args, convert) {
    try {
      const allowPositionals = Object.keys(positionals).length > 0;
      const parsed = parseArgs({ args, options: allOptions, allowPositionals });
      if ('help' in parsed.values) {
        console.log(help);
        process.exit();
      }
      return convert(/** @type {Values<T>} */ (parsed.values), parsed.positionals);
    } catch (error) {
      throw new UsageError(`${getReason(error)}\n\n${help}`, { cause: error });
    }
  }

  return readArguments;
}

/** @param {[name: string, option: Option]} entry @returns {[name: string, text: string]} */
function formatOption([name, { value, help, default: defaultValue }]) {
  const defaultText = typeof defaultValue === 'string' ? ` (default: ${defaultValue})` : '';
  return [`--${name}${value ? ` ${value}` : ''}`, help + defaultText];
}

/** @param {unknown} error */
function getReason(error) {
  const { message, code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
  // Further sentences of Node's messages are about arguments that start with a dash.
  return code.startsWith('ERR_PARSE_ARGS') ? message.split(/\.\s/)[0] : message;
}
