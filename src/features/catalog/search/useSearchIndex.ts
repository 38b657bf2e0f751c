import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '@/shared/lib/useWhenOnline';
import type { Product } from '../mergeProducts';
import type { SearchIndex } from './searchIndex';

export const searchMissing = 'The search could not be loaded. Check your connection.';

const indexes = new WeakMap<readonly Product[], Promise<SearchIndex>>();

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

function* entriesOf(products: readonly Product[]) {
  for (const { productName, productSubCategoryName, productCategoryName } of products) {
    yield { name: productName, within: [productSubCategoryName, productCategoryName] };
  }
}

const loadModule = () => import(/* webpackChunkName: "search" */ './searchIndex');

/** One index for a list, whoever asks for it. */
function indexOf(products: readonly Product[]): Promise<SearchIndex> {
  let index = indexes.get(products);
  if (!index) {
    // A script that does not arrive is asked for once more.
    index = loadModule()
      .catch(loadModule)
      .then((module) => module.buildSearchIndex(entriesOf(products), nextTask));
    indexes.set(products, index);
    // A chunk that could not be loaded is asked for again with the next wish.
    index.catch(() => indexes.delete(products));
  }
  return index;
}

/**
 * The search index over the products: `undefined` until somebody `wants` it and it is built. Built in slices beside
 * what the page does. `failed`: its script did not come, until `retry` or until the connection is back.
 */
export function useSearchIndex(products: readonly Product[] | undefined, wanted: boolean) {
  const [built, setBuilt] = useState<{ of: readonly Product[]; index: SearchIndex }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!products || !wanted || failed) return undefined;
    let current = true;
    indexOf(products).then(
      (index) => {
        if (current) setBuilt({ of: products, index });
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [products, wanted, failed]);
  const retry = useCallback(() => {
    setFailed(false);
  }, []);
  useWhenOnline(failed, () => {
    if (products) indexOf(products).then(retry, () => undefined);
  });
  return { index: built && built.of === products ? built.index : undefined, failed, retry };
}
