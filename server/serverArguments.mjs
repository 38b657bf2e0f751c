import { createArgumentReader } from './createArgumentReader.mjs';

const options = /** @type {const} */ ({
  port: { type: 'string', value: 'NUMBER', help: 'the port to listen on (default: PORT, or 4000)' },
  reset: {
    type: 'boolean',
    help: 'starts with fresh demo data in the data folder, and keeps a copy of the old data',
  },
});
const notes =
  'Environment variables set the rest (HOST, DATABASE_URL, TOKEN_SECRET and more). See README.md, "Reference back end".';

export const readServerArguments = createArgumentReader({
  usage: 'npm run server -- [...]: starts only the reference back end',
  options,
  notes,
});

export const readStartArguments = createArgumentReader({
  usage:
    'npm start -- [...]: builds the shop, serves it with the reference back end, and keeps its pages up to date',
  options: {
    brand: { type: 'string', value: 'NAME', help: 'uses the look of another demo brand: second' },
    ...options,
  },
  notes,
});
