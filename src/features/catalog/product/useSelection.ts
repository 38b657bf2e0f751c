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

/**
 * Value of the choice with several kinds of pack. The leading space avoids a clash with pack ids,
 * which are trimmed.
 */
export const mixedPacks = ' mixed';

/**
 * Returns the chosen options, and packs with quantities. The cheapest packs for the needed pieces
 * are chosen until the shopper picks a pack or a quantity.
 */
export function useSelection(product: ProductDetail) {
  const { choice, pick } = useChoice(product);
  const { options } = choice;
  const remembered = useNeededPieces();
  /**
   * Text in the field for the number of pieces. If `undefined`, the field shows the number for the
   * current choice.
   */
  const [typed, setTyped] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  /**
   * Whether the cheapest packs are chosen. It is `undefined` until the shopper chooses something on
   * this page.
   */
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
    /** Packs with a known price and number of pieces. */
    counted,
    parts,
    /** One cart line for each kind of pack. */
    lines: createCartLines(product, parts, options),
    /** Number of pieces that the chosen packs were calculated for, if they were. */
    need: showsAnswer ? need : undefined,
    /** Text in the field for the number of pieces. */
    piecesText: typed ?? (showsAnswer ? String(need) : countChosen()) ?? '',
    /** Whether no cheapest packs could be found, because the number of pieces is too large. */
    isTooMany: answer === undefined,
    /** The cheapest packs, if they are of several kinds. */
    mix: second ? answer : undefined,
    /** Id of a pack or `mixedPacks`, or `undefined` if nothing is chosen. */
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
