import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { authDialogOpened } from '@/features/auth/authDialogSlice';
import { selectFormKey, selectUser } from '@/features/auth/authSlice';
import { ProfileForm } from '@/features/auth/components/ProfileForm';
import { ProfileSidebar } from '@/features/auth/components/ProfileSidebar';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export const heading = 'Update Profile';

export default function ProfilePage() {
  usePageHead({ title: heading });
  const user = useAppSelector(selectUser);
  const formKey = useAppSelector(selectFormKey);
  const dispatch = useAppDispatch();
  return (
    <PageContainer>
      <PageHeading>{heading}</PageHeading>
      {user ? (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 35rem)' },
          }}
        >
          <ProfileSidebar user={user} />
          <ProfileForm key={formKey} user={user} />
        </Box>
      ) : (
        <EmptyState
          Icon={PersonOffOutlined}
          text="You are not logged in."
          action={
            <Button
              variant="contained"
              onClick={() => dispatch(authDialogOpened({ view: 'login' }))}
            >
              Login
            </Button>
          }
        />
      )}
    </PageContainer>
  );
}
