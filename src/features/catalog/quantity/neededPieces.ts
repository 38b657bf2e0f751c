import * as v from 'valibot';
import { maxPieces } from '@/shared/format/pieces';
import { createPersistentStore, usePersistentStore } from '@/shared/storage/persistentStore';
import { draftKeys, sessionStore } from '@/shared/storage/webStorage';

const StoredPieces = v.object({
  version: v.literal(1),
  pieces: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces)),
});

/** Number of pieces that the shopper needs, stored for the session of this tab. */
const neededPiecesStore = createPersistentStore<v.InferOutput<typeof StoredPieces> | undefined>(
  draftKeys.neededPieces,
  StoredPieces,
  undefined,
  sessionStore,
);

export const useNeededPieces = (): number | undefined =>
  usePersistentStore(neededPiecesStore)?.pieces;

export const readNeededPieces = (): number | undefined => neededPiecesStore.read()?.pieces;

/** Stores the number of pieces that the shopper needs. `undefined` clears it. */
export function setNeededPieces(pieces: number | undefined): void {
  neededPiecesStore.update(() => (pieces === undefined ? undefined : { version: 1, pieces }));
}
