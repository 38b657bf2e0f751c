import { paths } from '@/shared/config/paths';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { toastRequested, topicSettled } from '@/shared/store/toast';
import { addToList, listIsFull, mostIn, removeFromList, useList } from './productLists';
import type { ListName } from './productLists';

export const comparisonIsFull = `You can compare up to ${mostIn.compared} products. Remove one first.`;

const texts = {
  compared: {
    added: 'Added to your comparison.',
    full: comparisonIsFull,
    link: { label: 'Open comparison', to: paths.compare.to() },
  },
  saved: {
    added: 'Saved to your list.',
    full: listIsFull,
    link: { label: 'View list', to: paths.saved.to() },
  },
};

function useKeep(list: ListName & keyof typeof texts, productId: string) {
  const dispatch = useAppDispatch();
  const isOn = useList(list).includes(productId);
  const toggle = () => {
    if (isOn) {
      removeFromList(list, [productId]);
      dispatch(topicSettled(list));
      return;
    }
    const { added, full, link } = texts[list];
    const fits = addToList(list, [productId]);
    const variant = fits ? 'success' : 'info';
    dispatch(toastRequested({ message: fits ? added : full, variant, topic: list, link }));
  };
  return { isOn, toggle };
}

/** Puts a product on the comparison and takes it off, from its card: a toast says so and leads there. */
export const useCompare = (productId: string) => useKeep('compared', productId);

/** The same for the saved products. */
export const useSave = (productId: string) => useKeep('saved', productId);
