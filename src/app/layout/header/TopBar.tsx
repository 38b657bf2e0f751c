import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { selectCartCount } from '@/features/cart/cartSlice';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { lineClamp } from '@/shared/ui/lineClamp';
import { counted } from '@/shared/format/counted';
import { useAppSelector } from '@/shared/store/storeHooks';
import { Button, IconButton } from '@/shared/ui/Button';
import { shortScreen } from '@/shared/ui/screens';
import { HeaderSearch } from './HeaderSearch';
import { MenuButton } from '../menu/MenuButton';
import { OfflineLine } from './OfflineLine';
import { UserArea } from '../account/UserArea';
import { TopBarExtras, useIsCheckout, useWideScreen } from '../wideScreen';

export const topBarHeight = 64;

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

/** The cart icon with the number of pieces in the cart. */
function CartLink() {
  const count = useAppSelector(selectCartCount);
  return (
    <IconButton
      component={Link}
      to={paths.cart.to()}
      aria-label={`Cart, ${counted(count, 'item')}`}
    >
      <ShoppingBagOutlined />
      {count > 0 && <Badge aria-hidden>{count > 999 ? '999+' : count}</Badge>}
    </IconButton>
  );
}

/** On phones it is left to the menu. */
function QuickOrderLink() {
  if (useIsCheckout()) return null;
  return (
    <Button to={paths.quickOrder.to()} color="inherit">
      Quick order
    </Button>
  );
}

/** On phones a long name takes two lines; beyond that it is cut short. */
const brandText = {
  ...lineClamp({ xs: 2, sm: 1 }),
  overflowWrap: 'break-word',
  fontSize: { xs: '1.0625rem', sm: '1.375rem' },
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
} as const;

export function TopBar() {
  const { name } = useClientInfo();
  const isWide = useWideScreen();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        [shortScreen]: { position: 'relative' },
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <OfflineLine />
      <Box
        className="page-width"
        sx={{
          '& > .button-text': { display: { xs: 'none', sm: 'inline-flex' }, px: 1.5 },
          height: topBarHeight - 1,
          display: 'flex',
          alignItems: 'center',
          gap: { sm: 1 },
        }}
      >
        <MenuButton />
        <Box
          component={Link}
          to={paths.home.to()}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minWidth: 0,
            maxWidth: { lg: '40%' },
            mr: { xs: 'auto', lg: 1 },
            minHeight: 44,
            color: 'text.primary',
            textDecoration: 'none',
            '& span': brandText,
          }}
        >
          <span>{name}</span>
        </Box>
        <HeaderSearch />
        <Box sx={{ display: { xs: 'none', lg: 'block' }, flex: 1, minWidth: 0 }}>
          {isWide && <TopBarExtras />}
        </Box>
        <QuickOrderLink />
        <CartLink />
        <UserArea />
      </Box>
    </Box>
  );
}
