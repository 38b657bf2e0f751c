import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/config/paths';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { onLinkFollowed } from '@/shared/navigation/onLinkFollowed';
import { useOverlay } from '@/shared/navigation/overlayHistory';
import { LinkBehavior } from '../../theme/LinkBehavior';

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
      }}
    >
      <Typography
        variant="body2"
        dir="auto"
        noWrap
        sx={{ maxWidth: '16.25rem', px: 2, pt: 1.5, fontWeight: 600 }}
      >
        {user.name || user.email}
      </Typography>
      <MenuList
        aria-label="Account"
        autoFocusItem={takesFocus}
        onClick={onLinkFollowed(onClose)}
        sx={{ pb: 1 }}
      >
        <MenuItem component={LinkBehavior} href={paths.profile.to()}>
          My Profile
        </MenuItem>
        <MenuItem component={LinkBehavior} href={paths.orders.to()}>
          My Orders
        </MenuItem>
        <Divider component="li" aria-hidden />
        <MenuItem onClick={onLogout}>Logout</MenuItem>
      </MenuList>
    </Paper>
  );
}
