import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';

interface AskForPriceProps {
  chatUrl: string | undefined;
  enquiryPath: string;
}

export function AskForPrice({ chatUrl, enquiryPath }: AskForPriceProps) {
  return (
    <Box
      sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography sx={{ mb: 2 }}>The price of this product is given on request.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {chatUrl && (
          <Button variant="contained" href={chatUrl} target="_blank" rel="noopener noreferrer">
            Ask for price
          </Button>
        )}
        <Button component={Link} variant={chatUrl ? 'outlined' : 'contained'} to={enquiryPath}>
          {chatUrl ? 'Send an enquiry' : 'Ask for price'}
        </Button>
      </Box>
    </Box>
  );
}
