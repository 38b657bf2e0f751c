import { useState } from 'react';
import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { formatPieces } from '@/shared/format/pieces';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { errorToast, topicSettled } from '@/shared/store/toast';
import type { PackMix } from './packMix';
import { askedItemOf, cartLineOf, chosenPack, packMissing, piecesOf, totalOf } from './purchase';
import { useChoice } from './useChoice';

const packTopic = 'pack';

/** What is picked on a product page, from the first choice to the cart line. One product per mount: give it a `key`. */
export function usePurchase(product: ProductDetail) {
  const { choice, change } = useChoice(product);
  const [problem, setProblem] = useState<string>();
  const dispatch = useAppDispatch();
  const pack = chosenPack(product, choice);
  const pieces = pack && piecesOf(pack);

  return {
    choice,
    problem,
    pack,
    /** `300 pcs`, where the pack says how many it holds. */
    pieces: pieces && formatPieces({ ...pieces, count: pieces.count * choice.quantity }),
    asked: askedItemOf(product, choice),
    /** Paisa. */
    total: totalOf(product, choice),
    choosePack: (packId: string | undefined) => {
      setProblem(undefined);
      if (problem) dispatch(topicSettled(packTopic));
      change({ packId });
    },
    chooseOption: (optionId: string, detailId: string | undefined) => {
      const { [optionId]: _before, ...others } = choice.options;
      change({ options: detailId ? { ...others, [optionId]: detailId } : others });
    },
    setQuantity: (quantity: number) => change({ quantity }),
    /** These packs, with the options chosen. */
    linesOf: (parts: PackMix['parts']): CartLine[] =>
      parts.flatMap(({ pack: { productPackId: packId }, quantity }) => {
        const line = cartLineOf(product, { ...choice, packId, quantity });
        return line ? [line] : [];
      }),
    /** The line to buy; where no pack is picked, says so and gives nothing. */
    take: (intent: keyof typeof packMissing): CartLine | undefined => {
      const line = cartLineOf(product, choice);
      if (!line) {
        setProblem(packMissing[intent]);
        dispatch(errorToast(packMissing[intent], { topic: packTopic }));
      }
      return line;
    },
  };
}
