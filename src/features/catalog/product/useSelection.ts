import { useMemo, useState } from 'react';
import type { ProductDetail } from '@/shared/contract/product';
import { maxPieces } from '@/shared/format/pieces';
import { parseQuantity } from '@/shared/format/quantity';
import { setNeededPieces, useNeededPieces } from '../quantity/neededPieces';
import { findCheapestPacks } from './packMix';
import { toCountedPacks } from './packValue';
import { getChosenPack, createCartLines, getPieces } from './purchase';
import type { PackPart } from './purchase';
import { useChoice } from './useChoice';

/** The choice of several kinds of pack together, beside the ids of packs, which are trimmed. */
export const mixedPacks = ' mixed';

/**
 * What the shopper wants of a product: options, and packs with quantities. The packs follow from the number of pieces
 * that is needed, until a pack or its quantity is chosen by hand.
 */
export function useSelection(product: ProductDetail) {
  const { choice, pick } = useChoice(product);
  const { options } = choice;
  const remembered = useNeededPieces();
  /** In the field for the number of pieces; `undefined` if the field follows from what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  /** Whether the cheapest packs are chosen; `undefined` before the shopper has chosen anything here. */
  const [isAnswerChosen, setIsAnswerChosen] = useState<boolean>();

  const counted = useMemo(() => toCountedPacks(product.productPackRequests), [product]);
  const need = typed === undefined ? remembered : parseQuantity(typed, maxPieces);
  const answer = useMemo(
    () => (need && counted.length > 0 ? findCheapestPacks(counted, need) : []),
    [counted, need],
  );
  const pack = getChosenPack(product, choice);

  const isAnswered = answer !== undefined && answer.length > 0;
  const [first, second] = answer ?? [];
  const isLoneAnswer = !second && first?.pack.productPackId === pack?.productPackId;
  const showsAnswer = isAnswered && (isAnswerChosen ?? (!pack || isLoneAnswer));
  const ofPack: PackPart[] = pack ? [{ pack, quantity }] : [];
  const parts = showsAnswer ? answer : ofPack;
  const [lone, another] = parts;

  const countChosen = () => {
    if (!lone || another) return undefined;
    const held = getPieces(lone.pack);
    return held && counted.length > 0 ? String(held.count * lone.quantity) : undefined;
  };

  return {
    options,
    /** Packs with a known number of pieces. */
    counted,
    parts,
    /** One line for each kind of pack. */
    lines: createCartLines(product, parts, options),
    /** The number of pieces asked for, if the packs follow from it. */
    need: showsAnswer ? need : undefined,
    /** In the field for the number of pieces. */
    piecesText: typed ?? (showsAnswer ? String(need) : countChosen()) ?? '',
    /** The number of pieces is too large to find the cheapest packs. */
    isTooMany: answer === undefined,
    /** Several kinds of pack that are the cheapest together, if they are. */
    mix: second ? answer : undefined,
    /** A pack's id, `mixedPacks`, or `undefined` if nothing is chosen. */
    packChoice: another ? mixedPacks : lone?.pack.productPackId,

    chooseOptions: (chosen: typeof options) => pick({ options: chosen }),
    choosePack: (id: string) => {
      setTyped(undefined);
      setIsAnswerChosen(id === mixedPacks);
      setQuantity(1);
      pick({ packId: id === mixedPacks ? undefined : id });
    },
    chooseQuantity: (count: number) => {
      if (!lone) return;
      setTyped(undefined);
      setIsAnswerChosen(false);
      setQuantity(count);
      pick({ packId: lone.pack.productPackId });
    },
    typePieces: (text: string) => {
      setTyped(text);
      setIsAnswerChosen(true);
      const count = parseQuantity(text, maxPieces);
      if (count || !text.trim()) setNeededPieces(count);
      if (pack) pick({ packId: undefined });
    },
  };
}
