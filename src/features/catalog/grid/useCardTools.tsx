import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { renderOverlayError } from '@/shared/ui/renderOverlayError';
import type { Product } from '../mergeProducts';
import type { CardTools as Tools } from './components/CardTools';

const CardMenu = lazyWithRetry(async () => (await import('./components/CardMenu')).CardMenu, {
  loading: () => null,
  ...renderOverlayError('menu'),
});

/** Among the styles of what holds the card: its tools show while it is pointed at or has the focus. */
export const showsTools = { '&:hover, &:focus-within': { '--card-tools': 1 } };

interface OpenMenu {
  product: Product;
  anchor: HTMLElement;
}

/**
 * What can be done with a product from its card, once the page has nothing better to do: nothing of it is drawn before.
 * @returns `renderTools` for each card; `menu`, one for all of them
 */
export function useCardTools(isWanted: boolean) {
  const isIdle = useIdle(isWanted);
  const [script, setScript] = useState<{ CardTools: typeof Tools }>();
  useEffect(() => {
    if (!isIdle) return;
    const show = (loaded: typeof script) => startTransition(() => setScript(loaded));
    importWithRetry(() => import('./components/CardTools')).then(show, () => undefined);
  }, [isIdle]);
  const [opened, setOpened] = useState<OpenMenu>();
  const [isOpen, setOpen] = useState(false);
  const openMenu = useCallback((product: Product, anchor: HTMLElement) => {
    setOpened({ product, anchor });
    setOpen(true);
  }, []);
  const renderTools = (product: Product): ReactNode =>
    script && <script.CardTools product={product} onOpenMenu={openMenu} />;
  const menu = opened && <CardMenu {...opened} open={isOpen} onClose={() => setOpen(false)} />;
  return { renderTools, menu };
}
