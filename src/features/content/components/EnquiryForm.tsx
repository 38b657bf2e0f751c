import { valibotResolver } from '@hookform/resolvers/valibot';
import { useTimeout } from '@mantine/hooks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { getErrorMessage } from '@/shared/api/apiError';
import { Enquiry } from '@/shared/contract/enquiry';
import { getMobileExample } from '@/shared/format/mobileText';
import { draftStores, useDraft } from '@/shared/storage/useDraft';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { FormField, createFieldPropsGetter } from '@/shared/ui/FormField';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { submitForm } from '@/shared/ui/submitForm';
import { joinMessage } from '../enquiryText';
import { useSendEnquiryMutation } from '../contentApi';

/** Time in ms for which the success message is shown. */
const successDurationMs = 5000;

const blankEnquiry: Enquiry = {
  personName: '',
  companyName: '',
  contactNo: '',
  contactEmail: '',
  contactAddress: '',
  contactMessage: '',
};

const fullRowStyles = { gridColumn: '1 / -1' };

interface EnquiryFormProps {
  visitor: Partial<Enquiry> | undefined;
  visitorId: string;
  /**
   * Initial message, which contains what the followed link asks for. If the stored draft was
   * started from another link, its message is added below.
   */
  message: string;
}

/**
 * Form 'Get in Touch with Us' with six required fields, sent by `sendEnquiry`. The typed values are
 * kept if sending fails and cleared after a success.
 */
export function EnquiryForm({ visitor, visitorId, message }: EnquiryFormProps) {
  const [send, { isSuccess, error, reset: resetCall }] = useSendEnquiryMutation();
  const form = useForm({
    resolver: valibotResolver(Enquiry),
    mode: 'onTouched',
    shouldFocusError: false,
    values: { ...blankEnquiry, ...visitor, contactMessage: message },
    // If the visitor logs in while the form is open, only fields without typed text are filled in.
    resetOptions: { keepDirtyValues: true },
  });
  const { reset, formState } = form;
  const getFieldProps = createFieldPropsGetter(form);
  const { forget } = useDraft(form, {
    store: draftStores.enquiry,
    owner: visitorId,
    about: message,
    revive: ({ about, typed }) => ({
      ...typed,
      ...(typed.contactMessage !== undefined &&
        about !== message && { contactMessage: joinMessage(message, typed.contactMessage) }),
    }),
  });
  const successTimer = useTimeout(resetCall, successDurationMs);

  const submit = async (enquiry: Enquiry) => {
    successTimer.clear();
    const result = await send(enquiry);
    if (result.error) return;
    successTimer.start();
    reset(blankEnquiry, { keepDirtyValues: false });
    forget();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => submitForm(event, form, submit)}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <Box sx={{ ...fullRowStyles, display: 'grid', gap: 2.5, mb: -1 }}>
        <ErrorSummary form={form} />
        <Typography variant="body2" color="textSecondary">
          All six fields are required.
        </Typography>
      </Box>
      <FormField label="Name" autoComplete="name" {...getFieldProps('personName')} />
      <FormField
        label="Company"
        autoComplete="organization"
        suggestions={['Home', 'Sample']}
        placeholder='Home business? Write "Home"'
        {...getFieldProps('companyName')}
      />
      <FormField
        label="Mobile"
        type="tel"
        autoComplete="tel"
        placeholder={getMobileExample()}
        {...getFieldProps('contactNo')}
      />
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        {...getFieldProps('contactEmail')}
      />
      <Box sx={fullRowStyles}>
        <FormField
          label="Address"
          autoComplete="address-line1"
          placeholder="Your city, or the full address for a sample"
          {...getFieldProps('contactAddress')}
        />
      </Box>
      <Box sx={fullRowStyles}>
        <FormField label="Message" rows={6} {...getFieldProps('contactMessage')} />
      </Box>
      <Box sx={{ ...fullRowStyles, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isSuccess && (
            <Alert severity="success" role="presentation">
              Your message has been sent successfully!
            </Alert>
          )}
        </Box>
        {error && <Alert severity="error">{getErrorMessage(error)}</Alert>}
        <LoadingButton type="submit" variant="contained" loading={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending...' : 'Send Message'}
        </LoadingButton>
      </Box>
    </Box>
  );
}
