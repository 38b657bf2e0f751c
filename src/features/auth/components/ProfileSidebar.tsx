import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getUserPicture } from '@/shared/images/userPicture';
import { UserAvatar } from '@/shared/ui/UserAvatar';
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
        <UserAvatar name={user.name || user.email} src={getUserPicture(user)} size={64} />
        <Box sx={{ minWidth: 0 }}>
          <Typography dir="auto" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
            {user.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {user.email}
          </Typography>
        </Box>
      </Box>
      <Button
        href={paths.profile.to()}
        aria-current="page"
        fullWidth
        startIcon={<ManageAccountsOutlined />}
        sx={{ justifyContent: 'start', px: 2, bgcolor: 'primary.light' }}
      >
        Update Profile
      </Button>
    </Box>
  );
}
