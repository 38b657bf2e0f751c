import { paths } from '@/shared/config/paths';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { toastRequested, topicSettled } from '@/shared/store/toast';
import { addToList, listFullText, maxListLength, removeFromList, useList } from './productLists';
import type { ListName } from './productLists';

const textsByList = {
  compared: {
    addedText: 'Added to your comparison.',
    fullText: `You can compare up to ${maxListLength.compared} products. Remove one first.`,
    link: { label: 'Open comparison', to: paths.compare.to() },
  },
  saved: {
    addedText: 'Saved to your list.',
    fullText: listFullText,
    link: { label: 'View list', to: paths.saved.to() },
  },
};

export type ToggledListName = ListName & keyof typeof textsByList;

/**
 * Returns whether a product is in a list, and a function `toggle` which adds or removes it. If the
 * list is full, a toast says so and links to the list.
 * @param options.saysAdded whether a toast also confirms that the product was added
 */
export function useListToggle(
  list: ToggledListName,
  productId: string,
  { saysAdded = false } = {},
) {
  const dispatch = useAppDispatch();
  const ids = useList(list);
  const isListed = ids.includes(productId);
  const { addedText, fullText, link } = textsByList[list];
  const toggle = () => {
    if (isListed) {
      removeFromList(list, [productId]);
      dispatch(topicSettled(list));
    } else if (!addToList(list, [productId])) {
      dispatch(toastRequested({ message: fullText, variant: 'info', topic: list, link }));
    } else if (saysAdded) {
      dispatch(toastRequested({ message: addedText, variant: 'success', topic: list, link }));
    }
  };
  return { isListed, count: ids.length, link, toggle };
}
