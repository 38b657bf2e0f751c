import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from './Button';
import type { ButtonProps } from './Button';

interface EmptyStateProps {
  text: ReactNode;
  icon?: ReactNode;
  link?: ButtonProps & { to: string };
  /** In place of the link. */
  action?: ReactNode;
  /** How it is announced: an error interrupts, the rest waits. */
  role?: 'alert' | 'status';
}

/** An icon, one sentence and one action. MUI has none: its Alert is a bar. */
export function EmptyState({
  text,
  icon = <Inventory2Outlined aria-hidden />,
  link,
  action = link && <Button variant="outlined" {...link} />,
  role = 'status',
}: EmptyStateProps) {
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
