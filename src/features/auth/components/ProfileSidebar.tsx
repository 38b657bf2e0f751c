import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { getUserPicture } from '@/shared/images/userPicture';
import { Avatar } from '@/shared/ui/Avatar';
import { paths } from '@/shared/config/paths';
import type { SignedInUser } from '@/shared/contract/signedInUser';

export function ProfileSidebar({ user }: { user: SignedInUser }) {
  return (
    <Box
      component="aside"
      aria-label="Account"
      sx={{ p: 3, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Avatar name={user.name || user.email} src={getUserPicture(user)} size={64} />
        <Box sx={{ minWidth: 0 }}>
          <p dir="auto" style={{ fontWeight: 600, lineHeight: 1.3 }}>
            {user.name}
          </p>
          <p className="small muted">{user.email}</p>
        </Box>
      </Box>
      <Box
        component={Link}
        to={paths.profile.to()}
        aria-current="page"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 44,
          px: 2,
          borderRadius: 'var(--pill)',
          bgcolor: 'primary.light',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        <ManageAccountsOutlined aria-hidden />
        Update Profile
      </Box>
    </Box>
  );
}
