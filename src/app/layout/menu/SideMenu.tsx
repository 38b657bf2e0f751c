import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { paths } from '@/shared/config/paths';
import { cacheNames, hasCaches } from '@/shared/storage/offlineCaches';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/Sheet';
import { selectHasUpdate, updateAccepted } from '../../offline/updateSlice';
import { BrowseCategories } from './BrowseCategories';

const width = 'min(20rem, calc(100vw - 56px))';

const entries = [
  { name: 'Home', to: paths.home.to() },
  { name: 'Products', to: paths.products.to() },
  { name: 'About Us', to: paths.about.to() },
  { name: 'Contact Us', to: paths.contact.to() },
  { name: 'Blogs', to: paths.blogs.to() },
  { name: 'My Orders', to: paths.orders.to() },
  { name: 'Quick order', to: paths.quickOrder.to() },
  { name: 'Saved list', to: paths.saved.to() },
  { name: 'Compare', to: paths.compare.to() },
];

/** For whom the toast that offered it is gone. */
function UpdateButton() {
  const hasUpdate = useAppSelector(selectHasUpdate);
  const dispatch = useAppDispatch();
  if (!hasUpdate) return null;
  return (
    <Button style={{ marginInline: 12 }} onClick={() => dispatch(updateAccepted())}>
      Reload for the new version
    </Button>
  );
}

/** Rids the device of the lists, products and pictures that are kept for times without a connection. */
function ClearOfflineButton() {
  const dispatch = useAppDispatch();
  if (!hasCaches()) return null;
  const clear = async () => {
    try {
      await Promise.all([cacheNames.answers, cacheNames.facts].map((name) => caches.delete(name)));
      navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_PICTURES' });
    } catch {
      // Storage that is blocked holds nothing.
    }
    dispatch(successToast('Offline data cleared.'));
  };
  return (
    <Button style={{ marginInline: 12 }} onClick={() => void clear()}>
      Clear offline data
    </Button>
  );
}

const Nav = styled('nav')(({ theme: { vars } }) => ({
  flex: 1,
  '& li > :is(a, button)': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    width: '100%',
    minHeight: 48,
    padding: '8px 20px',
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    color: vars.palette.text.primary,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: vars.palette.primary.light },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& li li > :is(a, button)': { paddingInlineStart: 36 },
  '& li li li > a': { paddingInlineStart: 52 },
  '& [aria-expanded=true]': { fontWeight: 600, '& > svg': { rotate: '180deg' } },
  '& button > svg': { color: vars.palette.text.secondary, transition: 'rotate 0.2s' },
  '& > ul': {
    paddingBlock: 8,
    '& a': { fontWeight: 600, letterSpacing: '0.04em', textTransform: 'uppercase' },
  },
}));

export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title="Menu" open={open} onClose={onClose} sx={{ width, bgcolor: 'background.default' }}>
      <Nav aria-label="Main">
        <BrowseCategories onChoose={onClose} />
        <Divider />
        <ul>
          {entries.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} onClick={onClose}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Nav>
      <UpdateButton />
      <ClearOfflineButton />
      <div style={{ padding: '0 20px 16px' }}>
        <SocialLinks silent />
      </div>
    </Sheet>
  );
}
