import MenuRounded from '@mui/icons-material/MenuRounded';
import { lazy, Suspense, useState } from 'react';
import { useAppDispatch } from '@/shared/lib/storeHooks';
import { errorToast } from '@/shared/lib/toast';
import { BarButton } from '@/shared/ui/PlainButton';

const loadSideMenu = () => import(/* webpackChunkName: "side-menu" */ './SideMenu');
const SideMenu = lazy(() => loadSideMenu().then((module) => ({ default: module.SideMenu })));

/** The menu icon. The menu itself comes with the first wish for it, so never before the page has mounted. */
export function MenuButton() {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);

  const show = async () => {
    try {
      await loadSideMenu();
      setLoaded(true);
      setOpen(true);
    } catch {
      dispatch(errorToast('The menu could not be loaded. Check your connection and try again.'));
    }
  };
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
        onClick={() => void show()}
      >
        <MenuRounded />
      </BarButton>
      {loaded && (
        <Suspense>
          <SideMenu
            open={open}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
