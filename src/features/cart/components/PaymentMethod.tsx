import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paymentMethod } from '../orderText';

export function PaymentMethod() {
  const id = useId();
  return (
    <>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        Payment method
      </Typography>
      <RadioGroup aria-labelledby={id} value={paymentMethod} name="paymentMethod">
        <FormControlLabel
          value={paymentMethod}
          control={<Radio />}
          label={paymentMethod}
          slotProps={{ typography: { sx: { fontWeight: 600 } } }}
        />
      </RadioGroup>
      <FormHelperText sx={{ mx: 0 }}>You pay when the order reaches you.</FormHelperText>
    </>
  );
}
