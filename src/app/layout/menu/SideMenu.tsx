import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { paths } from '@/shared/config/paths';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/Sheet';
import { selectHasUpdate, updateAccepted } from '../../offline/updateSlice';
import { BrowseCategories } from './BrowseCategories';
import { ClearOffline } from './ClearOffline';
import { arriving, menuRow } from './menuRow';

const width = 'min(320px, calc(100vw - 56px))';

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
    <Button sx={{ mx: 1.5 }} onClick={() => dispatch(updateAccepted())}>
      Reload for the new version
    </Button>
  );
}

export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title="Menu" open={open} onClose={onClose} sx={{ width, bgcolor: 'background.default' }}>
      <Box component="nav" aria-label="Main" sx={{ flex: 1 }}>
        <Box sx={arriving(0.1)}>
          <BrowseCategories onChoose={onClose} />
        </Box>
        <Divider />
        <Box component="ul" sx={{ m: 0, p: 0, py: 1, listStyle: 'none' }}>
          {entries.map(({ name, to }, index) => (
            <Box component="li" key={name} sx={arriving(0.1 + (index / entries.length) * 0.1)}>
              <Link
                component={RouterLink}
                to={to}
                onClick={onClose}
                sx={{
                  ...menuRow,
                  fontWeight: 600,
                  letterSpacing: '0.04em',
                  textTransform: 'uppercase',
                }}
              >
                {name}
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
      <UpdateButton />
      <ClearOffline />
      <Box sx={{ px: 2.5, pb: 2 }}>
        <SocialLinks silent />
      </Box>
    </Sheet>
  );
}
