import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: ReactNode;
  Icon?: typeof SvgIcon;
  link?: ButtonProps & { href: string };
  /** Shown in place of the link. */
  action?: ReactNode;
  /** How screen readers announce the text: `alert` interrupts, `status` waits. */
  role?: 'alert' | 'status';
}

/**
 * Shows an icon, one sentence and one action where there is nothing else to show. Material UI has
 * no such component.
 */
export function EmptyState({
  text,
  Icon = Inventory2Outlined,
  link,
  action = link && <Button variant="outlined" {...link} />,
  role = 'status',
}: EmptyStateProps) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        gap: 2,
        p: '48px 16px',
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <Icon aria-hidden sx={{ color: 'divider', fontSize: 48 }} />
      <Typography role={role} sx={{ fontSize: '1.0625rem' }}>
        {text}
      </Typography>
      {action}
    </Stack>
  );
}
