import Box from '@mui/material/Box';
import { CompanyText } from '@/features/content/components/CompanyText';
import type { ClientSettings } from '@/shared/contract/client';
import { usePageTitle } from '@/shared/lib/usePageTitle';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

interface CompanyPageProps {
  title: string;
  field: keyof ClientSettings;
}

/** A page that is one text of the company, set in a readable measure. */
export function CompanyPage({ title, field }: CompanyPageProps) {
  usePageTitle(title);
  return (
    <PageContainer>
      <Box sx={{ fontSize: { md: '1.0625rem' }, maxWidth: '31em', mx: 'auto' }}>
        <PageHeading>{title}</PageHeading>
        <CompanyText field={field} empty="There is nothing to read here yet." />
      </Box>
    </PageContainer>
  );
}
