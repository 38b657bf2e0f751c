import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/shared/api/apiError';
import { errorMessages } from '@/shared/api/errorMessages';
import { Enquiry } from '@/shared/contract/enquiry';
import { useSubmit } from '@/shared/lib/useSubmit';
import { FormField } from '@/shared/ui/FormField';
import { useSendEnquiryMutation } from '../contentApi';

/** Section 9: how long the success text stands, in ms. */
const successTime = 5000;

const blank: Enquiry = {
  personName: '',
  companyName: '',
  contactNo: '',
  contactEmail: '',
  contactAddress: '',
  contactMessage: '',
};

interface EnquiryFormProps {
  /** What the page knows of the visitor already. */
  visitor?: Partial<Enquiry>;
  /** The message to begin with; a later one replaces it as long as nothing was typed. */
  message: string;
}

/** 'Get in Touch with Us': six required fields, call 19. A failure keeps what was typed; success clears it. */
export function EnquiryForm({ visitor, message }: EnquiryFormProps) {
  const [send, { isSuccess, error, reset: resetCall }] = useSendEnquiryMutation();
  const { register, handleSubmit, reset, resetField, formState } = useForm({
    resolver: valibotResolver(Enquiry),
    mode: 'onTouched',
    defaultValues: { ...blank, ...visitor, contactMessage: message },
  });
  const { errors, dirtyFields } = formState;
  const typed = dirtyFields.contactMessage === true;
  const offered = useRef(message);

  useEffect(() => {
    if (offered.current === message) return;
    offered.current = message;
    if (!typed) resetField('contactMessage', { defaultValue: message });
  }, [message, typed, resetField]);

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(resetCall, successTime);
    return () => {
      clearTimeout(timer);
    };
  }, [isSuccess, resetCall]);

  const { submit, isPending } = useSubmit(async (_signal, enquiry: Enquiry) => {
    const result = await send(enquiry);
    if (!result.error) reset(blank);
  });

  return (
    <Box
      component="form"
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <FormField
        label="Name"
        autoComplete="name"
        error={errors.personName?.message}
        {...register('personName')}
      />
      <FormField
        label="Company"
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName')}
      />
      <FormField
        label="Mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="03000000000"
        error={errors.contactNo?.message}
        {...register('contactNo')}
      />
      <FormField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.contactEmail?.message}
        {...register('contactEmail')}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormField
          label="Address"
          autoComplete="street-address"
          error={errors.contactAddress?.message}
          {...register('contactAddress')}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormField
          label="Message"
          rows={6}
          error={errors.contactMessage?.message}
          {...register('contactMessage')}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isSuccess && (
            <Alert severity="success" role="presentation">
              Your message has been sent successfully!
            </Alert>
          )}
        </Box>
        {error && <Alert severity="error">{messageOf(error, errorMessages.enquiryFallback)}</Alert>}
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {isPending ? 'Sending...' : 'Send Message'}
        </Button>
      </Box>
    </Box>
  );
}
