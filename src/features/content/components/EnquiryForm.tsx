import { valibotResolver } from '@hookform/resolvers/valibot';
import { useTimeout } from '@mantine/hooks';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/shared/api/apiError';
import { Enquiry } from '@/shared/contract/enquiry';
import { mobileExample } from '@/shared/format/mobileText';
import { Button } from '@/shared/ui/Button';
import { drafts, useDraft } from '@/shared/storage/useDraft';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { FormField, formField } from '@/shared/ui/FormField';
import { submitForm } from '@/shared/ui/submitForm';
import { joinedMessage } from '../enquiryText';
import { useSendEnquiryMutation } from '../contentApi';

const successTime = 5000;

const blank: Enquiry = {
  personName: '',
  companyName: '',
  contactNo: '',
  contactEmail: '',
  contactAddress: '',
  contactMessage: '',
};

const Form = styled('form')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 20,
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& > .wide': { gridColumn: '1 / -1' },
  '& > .head': { display: 'grid', gap: 20, marginBottom: -8 },
  '& > .foot': { display: 'grid', gap: 16, justifyItems: 'start' },
  '& [role=status]:empty': { display: 'none' },
}));

interface EnquiryFormProps {
  visitor: Partial<Enquiry> | undefined;
  visitorId: string;
  /** The message to begin with; a draft of another link stands below it. */
  message: string;
}

/** 'Get in Touch with Us': six required fields, call 19. A failure keeps what was typed; success clears it. */
export function EnquiryForm({ visitor, visitorId, message }: EnquiryFormProps) {
  const [send, { isSuccess, error, reset: resetCall }] = useSendEnquiryMutation();
  const form = useForm({
    resolver: valibotResolver(Enquiry),
    mode: 'onTouched',
    shouldFocusError: false,
    values: { ...blank, ...visitor, contactMessage: message },
    // Logging in meanwhile fills in what has not been typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { reset, formState } = form;
  const field = formField(form);
  const { forget } = useDraft(form, {
    store: drafts.enquiry,
    owner: visitorId,
    about: message,
    revive: ({ about, typed }) => ({
      ...typed,
      ...(typed.contactMessage !== undefined &&
        about !== message && { contactMessage: joinedMessage(message, typed.contactMessage) }),
    }),
  });
  const thanks = useTimeout(resetCall, successTime);

  const submit = async (enquiry: Enquiry) => {
    thanks.clear();
    const result = await send(enquiry);
    if (result.error) return;
    thanks.start();
    reset(blank, { keepDirtyValues: false });
    forget();
  };

  return (
    <Form noValidate onSubmit={(event) => submitForm(event, form, submit)}>
      <div className="wide head">
        <ErrorSummary form={form} />
        <p className="small muted">All six fields are required.</p>
      </div>
      <FormField label="Name" autoComplete="name" {...field('personName')} />
      <FormField
        label="Company"
        autoComplete="organization"
        suggestions={['Home', 'Sample']}
        placeholder="Or Home, or Sample"
        {...field('companyName')}
      />
      <FormField
        label="Mobile"
        type="tel"
        autoComplete="tel"
        placeholder={mobileExample()}
        {...field('contactNo')}
      />
      <FormField label="Email" type="email" autoComplete="email" {...field('contactEmail')} />
      <div className="wide">
        <FormField
          label="Address"
          autoComplete="street-address"
          placeholder="City, or in full for a sample"
          {...field('contactAddress')}
        />
      </div>
      <div className="wide">
        <FormField label="Message" rows={6} {...field('contactMessage')} />
      </div>
      <div className="wide foot">
        <div role="status">
          {isSuccess && (
            <Alert severity="success" role="presentation">
              Your message has been sent successfully!
            </Alert>
          )}
        </div>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </Form>
  );
}
