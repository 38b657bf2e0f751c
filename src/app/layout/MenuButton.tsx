import MenuRounded from '@mui/icons-material/MenuRounded';
import { useState } from 'react';
import { useOnDemand } from '@/shared/lib/useOnDemand';
import { BarButton } from '@/shared/ui/PlainButton';

const loadSideMenu = async () =>
  (await import(/* webpackChunkName: "side-menu" */ './SideMenu')).SideMenu;

/** The menu icon. The menu itself comes with the first wish for it, so never before the page has mounted. */
export function MenuButton() {
  const [SideMenu, wish] = useOnDemand('menu', loadSideMenu);
  const [open, setOpen] = useState(false);
  const warm = () => void loadSideMenu().catch(() => undefined);

  return (
    <>
      <BarButton
        type="button"
        // The icon's edge, not its target's, stands in line with the page.
        sx={{ ml: -1.25 }}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => {
          wish(() => {
            setOpen(true);
          });
        }}
      >
        <MenuRounded />
      </BarButton>
      {SideMenu && (
        <SideMenu
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
