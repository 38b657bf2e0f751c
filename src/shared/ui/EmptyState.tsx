import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import type { ReactNode } from 'react';
import { Button } from './Button';
import type { ButtonProps } from './Button';
import { Message } from './Message';
import { Link } from 'react-router-dom';

interface EmptyStateProps {
  text: string;
  icon?: ReactNode;
  link?: ButtonProps & { to: string };
  /** In place of the link. */
  action?: ReactNode;
}

export function EmptyState({
  text,
  icon = <Inventory2Outlined aria-hidden />,
  link,
  action = link && <Button component={Link} variant="outlined" {...link} />,
}: EmptyStateProps) {
  return <Message icon={icon} text={text} action={action} role="status" />;
}
