import { useState } from 'react';
import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { useAppDispatch } from '@/shared/lib/storeHooks';
import { errorToast, topicSettled } from '@/shared/lib/toast';
import { askedItemOf, cartLineOf, chosenPack, firstChoice, packMissing, totalOf } from './purchase';

const packTopic = 'pack';

/** What is picked on a product page, from the first choice to the cart line. One product per mount: give it a `key`. */
export function usePurchase(product: ProductDetail) {
  const [choice, setChoice] = useState(() => firstChoice(product));
  const [problem, setProblem] = useState<string>();
  const dispatch = useAppDispatch();

  return {
    choice,
    problem,
    pack: chosenPack(product, choice),
    asked: askedItemOf(product, choice),
    /** Paisa. */
    total: totalOf(product, choice),
    choosePack: (packId: string | undefined) => {
      setProblem(undefined);
      if (problem) dispatch(topicSettled(packTopic));
      setChoice((before) => ({ ...before, packId }));
    },
    chooseOption: (optionId: string, detailId: string | undefined) => {
      setChoice((before) => {
        const { [optionId]: _before, ...others } = before.options;
        return { ...before, options: detailId ? { ...others, [optionId]: detailId } : others };
      });
    },
    setQuantity: (quantity: number) => {
      setChoice((before) => ({ ...before, quantity }));
    },
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
