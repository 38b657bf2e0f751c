import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { getOverlayErrorOptions } from '@/shared/ui/getOverlayErrorOptions';
import type { Product } from '../mergeProducts';
import type { CardTools as Tools } from './components/CardTools';

const CardMenu = lazyWithRetry(async () => (await import('./components/CardMenu')).CardMenu, {
  renderLoading: () => null,
  ...getOverlayErrorOptions('menu'),
});

/**
 * Styles of the element around a card. They reveal the Compare button while the pointer or the
 * focus is in that element.
 */
export const cardToolStyles = { '&:hover, &:focus-within': { '--card-tools': 1 } };

interface OpenedMenu {
  product: Product;
  anchor: HTMLElement;
}

/**
 * Loads the Compare and Save controls of product cards when the page is idle. Until then,
 * `renderTools` renders nothing.
 * @returns `renderTools` renders the controls of one card, and `menu` is the menu that all cards
 * share
 */
export function useCardTools(isEnabled: boolean) {
  const isIdle = useIdle(isEnabled);
  const [toolsModule, setToolsModule] = useState<{ CardTools: typeof Tools }>();
  useEffect(() => {
    if (!isIdle) return;
    const storeModule = (loadedModule: typeof toolsModule) =>
      startTransition(() => setToolsModule(loadedModule));
    importWithRetry(() => import('./components/CardTools')).then(storeModule, () => undefined);
  }, [isIdle]);
  const [openedMenu, setOpenedMenu] = useState<OpenedMenu>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback((product: Product, anchor: HTMLElement) => {
    setOpenedMenu({ product, anchor });
    setMenuOpen(true);
  }, []);
  const renderTools = (product: Product): ReactNode =>
    toolsModule && <toolsModule.CardTools product={product} onOpenMenu={openMenu} />;
  const menu = openedMenu && (
    <CardMenu {...openedMenu} open={isMenuOpen} onClose={() => setMenuOpen(false)} />
  );
  return { renderTools, menu };
}
