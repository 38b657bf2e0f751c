import { Suspense, useState } from 'react';
import { IconButton } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';
import { overlayFailed } from '@/shared/ui/overlayFailed';

const SideMenu = lazyPart(async () => (await import('./SideMenu')).SideMenu, {
  failed: overlayFailed('menu'),
});

/** The menu icon. The menu itself comes when it is first wanted, so never before the page has mounted. */
export function MenuButton() {
  const [open, setOpen] = useState<boolean>();

  return (
    <>
      <IconButton
        // The icon's edge, not its target's, stands in line with the page.
        style={{ marginLeft: -10 }}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onPointerEnter={SideMenu.preload}
        onFocus={SideMenu.preload}
        onClick={() => SideMenu.open(() => setOpen(true))}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden>
          <path d="M4 18h16c.55 0 1-.45 1-1s-.45-1-1-1H4c-.55 0-1 .45-1 1s.45 1 1 1m0-5h16c.55 0 1-.45 1-1s-.45-1-1-1H4c-.55 0-1 .45-1 1s.45 1 1 1M3 7c0 .55.45 1 1 1h16c.55 0 1-.45 1-1s-.45-1-1-1H4c-.55 0-1 .45-1 1" />
        </svg>
      </IconButton>
      <Suspense>
        {open !== undefined && <SideMenu open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
