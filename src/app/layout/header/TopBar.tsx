import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { selectCartCount } from '@/features/cart/cartSlice';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { formatCounted } from '@/shared/format/formatCounted';
import { useAppSelector } from '@/shared/store/storeHooks';
import { clampLines } from '@/shared/ui/clampLines';
import { Logo } from '@/shared/ui/Logo';
import { shortScreen } from '@/shared/ui/screens';
import { UserArea } from '../account/UserArea';
import { MenuButton } from '../menu/MenuButton';
import { TopBarExtras, useMinWidth } from '../desktopLayout';
import { HeaderSearch } from './HeaderSearch';
import { OfflineLine, offlineLineHeight, useOfflineText } from './OfflineLine';

export const topBarHeight = 64;

function CartLink() {
  const count = useAppSelector(selectCartCount);
  return (
    <IconButton href={paths.cart.to()} aria-label={`Cart, ${formatCounted(count, 'item')}`}>
      <Badge badgeContent={count} slotProps={{ badge: { 'aria-hidden': true } }}>
        <ShoppingBagOutlined />
      </Badge>
    </IconButton>
  );
}

/** Phones have this link in the menu, and wide screens in the navigation below the top bar. */
const QuickOrderLink = () => (
  <Button
    href={paths.quickOrder.to()}
    color="inherit"
    sx={{ display: { xs: 'none', sm: 'inline-flex', lg: 'none' }, px: 1 }}
  >
    Quick order
  </Button>
);

function BrandLink() {
  const { name } = useClientInfo();
  return (
    <Link
      href={paths.home.to()}
      color="textPrimary"
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexShrink: { lg: 0 },
        minWidth: 0,
        maxWidth: { lg: '40%' },
        minHeight: 44,
        mr: { xs: 'auto', lg: 1 },
      }}
    >
      <Logo name={name}>
        <Typography
          component="span"
          dir="auto"
          sx={{
            // Shows at most two lines of a long name and cuts off the rest.
            ...clampLines(2),
            overflowWrap: 'break-word',
            // The limits in px make two lines fit the top bar at any browser font size. The limit
            // in vw makes a long word fit a narrow screen.
            fontSize: { xs: 'min(1.0625rem, 6.25vw, 26px)', sm: 'min(1.375rem, 26px)' },
            fontWeight: 700,
            letterSpacing: '-0.02em',
            lineHeight: 1.2,
          }}
        >
          {name}
        </Typography>
      </Logo>
    </Link>
  );
}

/**
 * Announcements, and on wide screens social icons. Until their script has loaded, the search takes
 * up their space on wide screens.
 */
function WideScreenExtras() {
  const hasAnnouncements = useMinWidth('md');
  const hasSocialLinks = useMinWidth('lg');
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, minWidth: 0 }}>
      {hasAnnouncements && <TopBarExtras hasSocialLinks={hasSocialLinks} />}
    </Box>
  );
}

export function TopBar() {
  const offlineText = useOfflineText();
  return (
    <AppBar position="sticky" sx={{ [shortScreen]: { position: 'relative' } }}>
      <OfflineLine text={offlineText} />
      <Container>
        <Toolbar
          sx={{
            gap: { sm: 1 },
            pb: offlineText ? `${offlineLineHeight}px` : 0,
            [shortScreen]: { pb: 0 },
          }}
        >
          <MenuButton />
          <BrandLink />
          <HeaderSearch />
          <WideScreenExtras />
          <QuickOrderLink />
          <CartLink />
          <UserArea />
        </Toolbar>
      </Container>
    </AppBar>
  );
}
