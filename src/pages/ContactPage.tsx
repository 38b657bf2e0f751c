import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { selectFormKey, selectUser } from '@/features/auth/authSlice';
import { CompanyText } from '@/features/content/components/CompanyText';
import { EnquiryForm } from '@/features/content/components/EnquiryForm';
import { OfficeMap } from '@/features/content/components/OfficeMap';
import { contentApi } from '@/features/content/contentApi';
import { formatEnquiry } from '@/features/content/enquiryText';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import { getStorageOwner } from '@/shared/contract/signedInUser';
import { usePageHead } from '@/shared/navigation/pageHead';
import { useAppSelector } from '@/shared/store/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Reveal } from '@/shared/ui/Reveal';

export const prefetch = () => [
  contentApi.util.prefetch('getClientSettings', undefined, {}),
  contentApi.util.prefetch('getHeadOffice', undefined, {}),
];

/**
 * Shows the company's text, the enquiry form and the map. `?subject=` and `?line=` fill in the
 * message.
 */
export default function ContactPage() {
  const { name } = useClientInfo();
  usePageHead({
    title: 'Contact Us',
    description: `Contact ${name}: send a message, or find our number and address.`,
  });
  const [params] = useSearchParams();
  const message = useVisitorValue(
    formatEnquiry(params.get('subject') ?? '', params.getAll('line')),
    '',
  );
  const user = useAppSelector(selectUser);
  const formKey = useAppSelector(selectFormKey);
  return (
    <PageContainer>
      <PageHeading>Contact Us</PageHeading>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          alignItems: 'start',
          gap: { xs: 4, md: 8 },
          mb: { xs: 5, md: 8 },
        }}
      >
        <CompanyText field="contactUs" />
        <Reveal>
          <section aria-labelledby="enquiry">
            <Typography variant="h2" id="enquiry" sx={{ mb: 0.5 }}>
              Get in Touch with Us
            </Typography>
            <EnquiryForm
              key={`${formKey} ${message}`}
              visitor={
                user && { personName: user.name, contactEmail: user.email, contactNo: user.mobile }
              }
              visitorId={getStorageOwner(user)}
              message={message}
            />
          </section>
        </Reveal>
      </Box>
      <Reveal>
        <OfficeMap />
      </Reveal>
    </PageContainer>
  );
}
