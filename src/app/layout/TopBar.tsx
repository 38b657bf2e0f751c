import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useClientInfo } from '@/features/content/useClientInfo';
import { paths } from '@/shared/config/paths';
import { CartLink } from './CartLink';

/** Height of the bar in px; index.html's shell has the same. */
export const topBarHeight = 64;

/** The header: brand, and the way to the cart. */
export function TopBar() {
  const { name } = useClientInfo();
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
        <Link
          component={RouterLink}
          to={paths.home.to()}
          underline="none"
          sx={{
            flex: 1,
            minWidth: 0,
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
        <CartLink />
      </Box>
    </Box>
  );
}
