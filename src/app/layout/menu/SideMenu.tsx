import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { AnnouncementList } from '@/features/content/components/AnnouncementList';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { paths } from '@/shared/config/paths';
import { onLinkFollowed } from '@/shared/navigation/onLinkFollowed';
import { cacheNames, hasCaches } from '@/shared/storage/offlineCaches';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { Sheet } from '@/shared/ui/Sheet';
import { selectHasUpdate, updateAccepted } from '../../offline/updateSlice';
import { useMinWidth } from '../desktopLayout';
import { BrowseCategories } from './BrowseCategories';

const width = 'min(20rem, calc(100vw - 56px))';

const pageLinks = [
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

/** Offers a new version of the shop, also to shoppers who have closed the toast about it. */
function UpdateButton() {
  const hasUpdate = useAppSelector(selectHasUpdate);
  const dispatch = useAppDispatch();
  if (!hasUpdate) return null;
  return (
    <Button sx={{ mx: 1.5 }} onClick={() => dispatch(updateAccepted())}>
      Reload to update the shop
    </Button>
  );
}

/** A button that deletes the lists, products and pictures stored on the device for offline use. */
function ClearOfflineButton() {
  const dispatch = useAppDispatch();
  if (!hasCaches()) return null;
  const clearOfflineData = async () => {
    try {
      await Promise.all([cacheNames.answers, cacheNames.facts].map((name) => caches.delete(name)));
      navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_PICTURES' });
    } catch {
      // If storage is blocked, there is nothing to delete.
    }
    dispatch(showSuccess('The data saved for offline use was deleted.'));
  };
  return (
    <Button sx={{ mx: 1.5 }} onClick={() => void clearOfflineData()}>
      Delete data saved for offline use
    </Button>
  );
}

export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const hasTopBarAnnouncements = useMinWidth('md');
  return (
    <Sheet title="Menu" open={open} onClose={onClose} sx={{ width, bgcolor: 'background.default' }}>
      <Box onClick={onLinkFollowed(onClose)} sx={{ flex: 1 }}>
        {!hasTopBarAnnouncements && <AnnouncementList />}
        <nav aria-label="Main">
          <BrowseCategories />
          <Divider />
          <List>
            {pageLinks.map(({ name, to }) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  href={to}
                  sx={{ fontWeight: 600, letterSpacing: '0.04em', textTransform: 'uppercase' }}
                >
                  {name}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
      </Box>
      <UpdateButton />
      <ClearOfflineButton />
      <Box sx={{ px: 2.5, pb: 2 }}>
        <SocialLinks isSilent />
      </Box>
    </Sheet>
  );
}
