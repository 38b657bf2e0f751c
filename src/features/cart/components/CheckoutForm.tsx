import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { Delivery } from '@/shared/contract/delivery';
import { formField } from '@/shared/lib/formField';
import { useDraft } from '@/shared/lib/useDraft';
import { draftKeys } from '@/shared/lib/webStorage';
import { FormField } from '@/shared/ui/FormField';
import { Panel } from './Panel';
import { PaymentMethod } from './PaymentMethod';

export interface Shopper {
  id: string;
  fullName: string;
  email: string;
  phone: string;
}

interface CheckoutFormProps {
  shopper: Shopper;
  onPlace: (delivery: Delivery) => Promise<boolean>;
  failure: string | undefined;
}

export function CheckoutForm({ shopper, onPlace, failure }: CheckoutFormProps) {
  const { id, fullName, email, phone } = shopper;
  const form = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(Delivery),
    values: { fullName, email, phone, address: '', city: '', remark: '' },
    // Logging in meanwhile fills in what has not been typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, formState } = form;
  const field = formField(form);
  const { forget } = useDraft(form, { key: draftKeys.checkout, owner: id });

  const place = async (delivery: Delivery) => {
    if (await onPlace(delivery)) forget();
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label="Checkout"
      onSubmit={(event) => void handleSubmit(place)(event)}
      sx={{ display: 'grid', gap: 3 }}
    >
      <Panel sx={{ display: 'grid', gap: 2.5 }}>
        <div>
          <Typography variant="h3" component="h2">
            Delivery details
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            All fields are required unless marked optional.
          </Typography>
        </div>
        <FormField label="Full name" autoComplete="name" {...field('fullName')} />
        <Box sx={pair}>
          <FormField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            {...field('email')}
          />
          <FormField
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint="Like 03001234567. We call it to confirm the order."
            {...field('phone')}
          />
        </Box>
        <FormField label="Address" rows={2} autoComplete="street-address" {...field('address')} />
        <FormField label="City" autoComplete="address-level2" {...field('city')} />
        <FormField
          label="Remark"
          optional
          rows={2}
          autoComplete="off"
          hint="Anything the delivery should know."
          {...field('remark')}
        />
      </Panel>
      <Panel>
        <PaymentMethod />
      </Panel>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={formState.isSubmitting}
        data-keep-clear
      >
        PLACE ORDER
      </Button>
    </Box>
  );
}

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
