import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '@/features/auth/authSlice';
import { CompanyText } from '@/features/content/components/CompanyText';
import { EnquiryForm } from '@/features/content/components/EnquiryForm';
import { OfficeMap } from '@/features/content/components/OfficeMap';
import { contentApi } from '@/features/content/contentApi';
import { enquiryText } from '@/features/content/enquiryText';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { usePageHead } from '@/shared/navigation/pageHead';
import { useAppSelector } from '@/shared/store/storeHooks';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Reveal } from '@/shared/ui/Reveal';

export const prefetch = () => [
  contentApi.util.prefetch('getClientSettings', undefined, {}),
  contentApi.util.prefetch('getHeadOffice', undefined, {}),
];

export const params = ['subject', 'line'];

const WordsAndForm = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBottom: 40,
  [breakpoints.up('md')]: {
    gap: 64,
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    marginBottom: 64,
  },
}));

/** Contact Us: the company's words, the enquiry form, the map. `?subject=` and `?line=` begin the message. */
export default function ContactPage() {
  const { name } = useClientInfo();
  usePageHead({
    title: 'Contact Us',
    description: `Contact ${name}: send a message, or find our number and address.`,
  });
  const [params] = useSearchParams();
  const message = enquiryText(params.get('subject') ?? '', params.getAll('line'));
  const user = useAppSelector(selectUser);
  return (
    <PageContainer>
      <PageHeading>Contact Us</PageHeading>
      <WordsAndForm>
        <CompanyText field="contactUs" />
        <Reveal>
          <section aria-labelledby="enquiry">
            <h2 id="enquiry" style={{ marginBottom: 4 }}>
              Get in Touch with Us
            </h2>
            <EnquiryForm
              key={message}
              visitor={
                user && { personName: user.name, contactEmail: user.email, contactNo: user.mobile }
              }
              visitorId={user?.userId ?? ''}
              message={message}
            />
          </section>
        </Reveal>
      </WordsAndForm>
      <Reveal>
        <OfficeMap />
      </Reveal>
    </PageContainer>
  );
}
