import Box from '@mui/material/Box';
import { matchPath, useLocation } from 'react-router-dom';
import { CompanyText } from '@/features/content/components/CompanyText';
import { contentApi } from '@/features/content/contentApi';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';

export const prefetch = () => [contentApi.util.prefetch('getClientSettings', undefined, {})];

const companyTexts = [
  {
    path: paths.about,
    title: 'About US',
    field: 'aboutUs',
    describe: (name: string) => `About ${name}: who we are and how we work.`,
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    field: 'privacyPolicy',
    describe: (name: string) =>
      `How ${name} collects, uses and protects your personal information.`,
  },
  {
    path: paths.terms,
    title: 'Terms and Conditions',
    field: 'termCondition',
    describe: (name: string) => `Terms and conditions for orders, delivery and payment at ${name}.`,
  },
] as const;

/** Shows one of the texts that the company writes. The path decides which one. */
export default function CompanyPage() {
  const { pathname } = useLocation();
  const { name } = useClientInfo();
  const companyText =
    companyTexts.find(({ path }) => matchPath(path.pattern, pathname)) ?? companyTexts[0];
  usePageHead({ title: companyText.title, description: companyText.describe(name) });
  return (
    <PageContainer>
      <Box sx={{ maxWidth: '31em', mx: 'auto', fontSize: { md: '1.0625rem' } }}>
        <PageHeading>{companyText.title}</PageHeading>
        <CompanyText field={companyText.field} emptyText="We have not written this page yet." />
      </Box>
    </PageContainer>
  );
}
