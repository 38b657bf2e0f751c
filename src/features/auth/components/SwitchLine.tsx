import Typography from '@mui/material/Typography';
import { Button } from '@/shared/ui/Button';

export function SwitchLine({
  question,
  action,
  onSwitch,
}: {
  question: string;
  action: string;
  onSwitch: () => void;
}) {
  return (
    <Typography component="div" variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
      {question}
      <Button onClick={onSwitch} sx={{ px: 1.5, fontSize: 'inherit' }}>
        {action}
      </Button>
    </Typography>
  );
}
