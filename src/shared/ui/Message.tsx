import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessageProps {
  icon: ReactNode;
  text: ReactNode;
  action?: ReactNode;
  /** How it is announced: an error interrupts, the rest waits. */
  role?: 'alert' | 'status';
}

/**
 * An icon, one sentence and one action: the shape of every empty and error state. MUI has none: its Alert is a bar.
 */
export function Message({ icon, text, action, role }: MessageProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        py: 6,
        px: 2,
        textAlign: 'center',
        color: 'text.secondary',
        '& > svg': { fontSize: 48, color: 'divider' },
      }}
    >
      {icon}
      <Typography role={role} sx={{ fontSize: '1.0625rem' }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}
