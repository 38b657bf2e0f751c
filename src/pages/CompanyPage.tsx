import Box from '@mui/material/Box';
import { CompanyText } from '@/features/content/components/CompanyText';
import { contentApi } from '@/features/content/contentApi';
import { useClientInfo } from '@/features/content/useClientInfo';
import type { ClientSettings } from '@/shared/contract/client';
import { usePageHead } from '@/shared/navigation/pageHead';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export function prefetch(dispatch: AppDispatch): void {
  dispatch(contentApi.util.prefetch('getClientSettings', undefined, {}));
}

interface CompanyPageProps {
  title: string;
  field: keyof ClientSettings;
  describe: (siteName: string) => string;
}

export function CompanyPage({ title, field, describe }: CompanyPageProps) {
  const { name } = useClientInfo();
  usePageHead({ title, description: describe(name) });
  return (
    <PageContainer>
      <Box sx={{ fontSize: { md: '1.0625rem' }, maxWidth: '31em', mx: 'auto' }}>
        <PageHeading>{title}</PageHeading>
        <CompanyText field={field} empty="There is nothing to read here yet." />
      </Box>
    </PageContainer>
  );
}
