import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/shared/ui/Button';
import type { DeliveryDetails } from '../rememberedDelivery';

interface RememberedDetailsProps {
  details: DeliveryDetails;
  onUse: () => void;
  onForget: () => void;
}

export function RememberedDetails({ details, onUse, onForget }: RememberedDetailsProps) {
  const { company, fullName, phone, address, city } = details;
  return (
    <Box
      role="group"
      aria-label="Details of your last order"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'primary.light' }}
    >
      <Typography sx={{ fontWeight: 600 }}>Same as last time?</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[company, fullName, phone, address, city].filter(Boolean).join(', ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" onClick={onUse}>
          Use these details
        </Button>
        <Button onClick={onForget}>Forget them</Button>
      </Box>
    </Box>
  );
}
