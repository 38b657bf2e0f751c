import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from './Button';
import type { ButtonProps } from './Button';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '48px 16px',
  textAlign: 'center',
  color: vars.palette.text.secondary,
  '& > svg': { fontSize: 48, color: vars.palette.divider },
  '& > p': { fontSize: '1.0625rem' },
}));

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
    <Root>
      {icon}
      <p role={role}>{text}</p>
      {action}
    </Root>
  );
}
