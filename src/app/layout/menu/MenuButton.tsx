import MenuRounded from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { getOverlayErrorOptions } from '@/shared/ui/getOverlayErrorOptions';

const SideMenu = lazyWithRetry(async () => (await import('./SideMenu')).SideMenu, {
  ...getOverlayErrorOptions('menu'),
});

/**
 * The menu icon. `open` stays `undefined` until the first press, so that the menu loads on demand.
 */
export function MenuButton() {
  const [open, setOpen] = useState<boolean>();

  return (
    <>
      <IconButton
        // Aligns the visible icon, not the edge of its larger touch target, with the page.
        sx={{ ml: -1.25 }}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onPointerEnter={SideMenu.preload}
        onFocus={SideMenu.preload}
        onClick={() => SideMenu.open(() => setOpen(true))}
      >
        <MenuRounded />
      </IconButton>
      <Suspense>
        {open !== undefined && <SideMenu open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
