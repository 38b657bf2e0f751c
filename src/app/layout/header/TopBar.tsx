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
import { Icon } from '@/shared/ui/Icon';
import { Logo } from '@/shared/ui/Logo';
import { HeaderSearch } from './HeaderSearch';
import { MenuButton } from '../menu/MenuButton';
import { OfflineLine } from './OfflineLine';
import { UserArea } from '../account/UserArea';
import { TopBarExtras, useWideScreen } from '../wideScreen';

export const topBarHeight = 64;

const Header = styled('header')(({ theme: { breakpoints, vars, zIndex } }) => ({
  position: 'sticky',
  top: 0,
  [shortScreen]: { position: 'relative' },
  zIndex: zIndex.appBar,
  borderBottom: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.default,
  '& > .page-width': { display: 'flex', alignItems: 'center', height: topBarHeight - 1 },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: 44,
    marginRight: 'auto',
    color: vars.palette.text.primary,
    textDecoration: 'none',
  },
  // On phones a long name takes two lines; beyond that it is cut short.
  '& .brand span': {
    ...lineClamp(2),
    overflowWrap: 'break-word',
    // Two lines fit the bar however large the browser's type is.
    fontSize: 'min(1.0625rem, 26px)',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
  },
  '& form > button': { gap: 8, '& > span': { display: 'none' } },
  '& .extras, & .quick-order': { display: 'none' },
  [breakpoints.up('sm')]: {
    '& > .page-width': { gap: 8 },
    '& .brand span': { fontSize: '1.375rem', WebkitLineClamp: 1 },
    '& .quick-order': { display: 'inline-flex', paddingInline: 12 },
  },
  [breakpoints.up('lg')]: {
    '& .brand': { maxWidth: '40%', marginRight: 8 },
    '& .extras': { display: 'block', flex: 1, minWidth: 0 },
    '& form > button': {
      justifyContent: 'flex-start',
      width: 'clamp(176px, 15vw, 240px)',
      padding: '0 10px 0 14px',
      borderColor: vars.palette.divider,
      color: vars.palette.text.secondary,
      backgroundColor: vars.palette.background.paper,
      '& > span': { display: 'inline' },
      '& > span:last-child': {
        marginLeft: 'auto',
        minWidth: 22,
        borderRadius: 6,
        fontSize: '0.8125rem',
        backgroundColor: vars.palette.background.default,
      },
    },
  },
}));

/** The cart icon with the number of pieces in the cart. */
function CartLink() {
  const count = useAppSelector(selectCartCount);
  return (
    <IconButton to={paths.cart.to()} aria-label={`Cart, ${counted(count, 'item')}`}>
      <Icon name="cart" />
      {count > 0 && (
        <span aria-hidden className="badge">
          {count > 999 ? '999+' : count}
        </span>
      )}
    </IconButton>
  );
}

/** On phones it is left to the menu. */
const QuickOrderLink = () => (
  <Button to={paths.quickOrder.to()} color="inherit" className="quick-order">
    Quick order
  </Button>
);

function Extras() {
  return <div className="extras">{useWideScreen() && <TopBarExtras />}</div>;
}

export function TopBar() {
  const { name } = useClientInfo();
  return (
    <Header>
      <OfflineLine />
      <div className="page-width">
        <MenuButton />
        <Link to={paths.home.to()} className="brand">
          <Logo name={name}>
            <span dir="auto">{name}</span>
          </Logo>
        </Link>
        <HeaderSearch />
        <Extras />
        <QuickOrderLink />
        <CartLink />
        <UserArea />
      </div>
    </Header>
  );
}
