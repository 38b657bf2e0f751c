import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useClientInfo } from '@/features/content/useClientInfo';
import { paths } from '@/shared/config/paths';
import { ErrorBoundary } from '../ErrorBoundary';
import { CartLink } from './CartLink';
import { MenuButton } from './MenuButton';
import { UserArea } from './UserArea';
import { useIdle } from './useIdle';

const TopBarExtras = lazy(() =>
  import(/* webpackChunkName: "late" */ './TopBarExtras').then((module) => ({
    default: module.TopBarExtras,
  })),
);

/** Height of the bar in px; index.html's shell has the same. */
export const topBarHeight = 64;

/**
 * The header: menu, brand, announcements and social pages where there is room, cart. It is in the first bytes, so all
 * that can come later does; what comes finds its place kept.
 */
export function TopBar() {
  const { name } = useClientInfo();
  const idle = useIdle();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          maxWidth: 1280,
          mx: 'auto',
          height: topBarHeight - 1,
          px: { xs: 2, sm: 3 },
          display: 'flex',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <MenuButton />
        <Link
          component={RouterLink}
          to={paths.home.to()}
          underline="none"
          sx={{
            minWidth: 0,
            maxWidth: { lg: '40%' },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            lineHeight: '44px',
            fontSize: { xs: '1.125rem', sm: '1.375rem' },
            fontWeight: 700,
            letterSpacing: '-0.02em',
            color: 'text.primary',
          }}
        >
          {name}
        </Link>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center' }}>
          {idle && (
            <ErrorBoundary quiet>
              <Suspense>
                <TopBarExtras />
              </Suspense>
            </ErrorBoundary>
          )}
        </Box>
        <CartLink />
        <UserArea />
      </Box>
    </Box>
  );
}
