import MenuRounded from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { renderOverlayError } from '@/shared/ui/renderOverlayError';

const SideMenu = lazyWithRetry(async () => (await import('./SideMenu')).SideMenu, {
  ...renderOverlayError('menu'),
});

/** The menu icon. The menu loads on demand, so never before the page has mounted. */
export function MenuButton() {
  const [open, setOpen] = useState<boolean>();

  return (
    <>
      <IconButton
        // Aligns the icon with the page, rather than the edge of its target.
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
