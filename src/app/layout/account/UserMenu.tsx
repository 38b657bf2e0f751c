import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { useOverlay } from '@/shared/navigation/overlayHistory';

interface UserMenuProps {
  user: SignedInUser;
  takesFocus: boolean;
  onClose: () => void;
  onLogout: () => void;
}

export function UserMenu({ user, takesFocus, onClose, onLogout }: UserMenuProps) {
  useOverlay(takesFocus, onClose);
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'absolute',
        right: 0,
        top: '100%',
        zIndex: 'modal',
        minWidth: 220,
        '& > p': {
          overflow: 'hidden',
          maxWidth: '16.25rem',
          px: 2,
          pt: 1.5,
          fontWeight: 600,
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        },
      }}
    >
      <p dir="auto" className="small">
        {user.name || user.email}
      </p>
      <MenuList
        aria-label="Account"
        autoFocusItem={takesFocus}
        sx={{ pb: 1, '& [role=menuitem]': { minHeight: 44 } }}
      >
        <MenuItem component={Link} to={paths.profile.to()} onClick={onClose}>
          My Profile
        </MenuItem>
        <MenuItem component={Link} to={paths.orders.to()} onClick={onClose}>
          My Orders
        </MenuItem>
        <Divider component="li" aria-hidden />
        <MenuItem onClick={onLogout}>Logout</MenuItem>
      </MenuList>
    </Paper>
  );
}
