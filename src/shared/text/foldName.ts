import { toLowerCase } from './toLowerCase';

/** Normalises a name, so that names which differ only in capital letters or spaces become equal. */
export const foldName = (name: string): string =>
  toLowerCase(name.normalize('NFC').trim().replace(/\s+/g, ' '));
