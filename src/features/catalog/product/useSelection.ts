import { useMemo, useState } from 'react';
import type { ProductDetail } from '@/shared/contract/product';
import { maxPieces } from '@/shared/format/pieces';
import { parseQuantity } from '@/shared/format/quantity';
import { setNeededPieces, useNeededPieces } from '../quantity/neededPieces';
import { findCheapestPacks } from './packMix';
import { getComparablePacks } from './packValue';
import { getChosenPack, createCartLines, getPieces } from './purchase';
import type { PackQuantity } from './purchase';
import { useChoice } from './useChoice';

/**
 * Used instead of a pack id if several kinds of pack are chosen. The leading space avoids a clash
 * with pack ids, which are trimmed.
 */
export const mixedPacksId = ' mixed';

/**
 * Returns the chosen options and the chosen packs with their quantities. A number of pieces that is
 * typed here chooses the cheapest packs. For a number from an earlier page, they are only offered.
 */
export function useSelection(product: ProductDetail) {
  const { choice, changeChoice } = useChoice(product);
  const { options } = choice;
  const rememberedPieces = useNeededPieces();
  /**
   * Text in the field for the number of pieces. If `undefined`, the field shows the number for the
   * current choice.
   */
  const [typedText, setTypedText] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const [isCheapestChosen, setIsCheapestChosen] = useState(false);

  const countedPacks = useMemo(() => getComparablePacks(product.productPackRequests), [product]);
  const neededPieces =
    typedText === undefined ? rememberedPieces : parseQuantity(typedText, maxPieces);
  const cheapestPacks = useMemo(
    () =>
      neededPieces && countedPacks.length > 0 ? findCheapestPacks(countedPacks, neededPieces) : [],
    [countedPacks, neededPieces],
  );
  const pack = getChosenPack(product, choice);

  const hasCheapestPacks = cheapestPacks !== undefined && cheapestPacks.length > 0;
  const usesCheapestPacks = hasCheapestPacks && isCheapestChosen;
  const pickedPacks: PackQuantity[] = pack ? [{ pack, quantity }] : [];
  const chosenPacks = usesCheapestPacks ? cheapestPacks : pickedPacks;
  const [firstPart, secondPart] = chosenPacks;
  const offeredPacks = firstPart ? [] : (cheapestPacks ?? []);

  const formatChosenPieceCount = () => {
    if (!firstPart || secondPart) return undefined;
    const packPieces = getPieces(firstPart.pack);
    return packPieces && countedPacks.length > 0
      ? String(packPieces.count * firstPart.quantity)
      : undefined;
  };

  return {
    options,
    /** Packs with a known price and number of pieces. */
    countedPacks,
    chosenPacks,
    /** One cart line for each kind of pack. */
    lines: createCartLines(product, chosenPacks, options),
    /** Cart lines of the cheapest packs, if no pack is chosen yet. */
    offeredLines: createCartLines(product, offeredPacks, options),
    /**
     * Number of pieces for which the cheapest packs are chosen or offered. It is `undefined` if the
     * shopper chose the packs.
     */
    neededPieces: usesCheapestPacks || offeredPacks.length > 0 ? neededPieces : undefined,
    /** Text in the field for the number of pieces. */
    piecesText:
      typedText ??
      (firstPart && !usesCheapestPacks ? formatChosenPieceCount() : neededPieces?.toString()) ??
      '',
    /** Whether no cheapest packs could be found, because the number of pieces is too large. */
    isTooMany: cheapestPacks === undefined,
    /** The cheapest packs, if they are of several kinds. */
    mixedPacks: cheapestPacks?.[1] ? cheapestPacks : undefined,
    /** Id of a pack or `mixedPacksId`, or `undefined` if nothing is chosen. */
    packChoice: secondPart ? mixedPacksId : firstPart?.pack.productPackId,

    chooseOptions: (chosenOptions: typeof options) => changeChoice({ options: chosenOptions }),
    choosePack: (id: string) => {
      setTypedText(undefined);
      setIsCheapestChosen(id === mixedPacksId);
      setQuantity(1);
      changeChoice({ packId: id === mixedPacksId ? undefined : id });
    },
    chooseQuantity: (count: number) => {
      if (!firstPart) return;
      setTypedText(undefined);
      setIsCheapestChosen(false);
      setQuantity(count);
      changeChoice({ packId: firstPart.pack.productPackId });
    },
    typePieces: (text: string) => {
      setTypedText(text);
      setIsCheapestChosen(true);
      const count = parseQuantity(text, maxPieces);
      if (count || !text.trim()) setNeededPieces(count);
      if (pack) changeChoice({ packId: undefined });
    },
  };
}
