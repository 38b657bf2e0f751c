import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { RadioGroup } from '@/shared/ui/RadioGroup';
import { paymentMethod } from '../orderText';

/** There is one. */
export function PaymentMethod() {
  return (
    <>
      <RadioGroup
        legend={<Typography variant="h3">Payment method</Typography>}
        value={paymentMethod}
        onChange={() => undefined}
        items={[{ value: paymentMethod, label: <strong>{paymentMethod}</strong> }]}
      />
      <FormHelperText sx={{ mx: 0 }}>You pay when the order reaches you.</FormHelperText>
    </>
  );
}
