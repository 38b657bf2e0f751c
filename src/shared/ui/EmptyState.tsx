import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import type { ComponentProps, ReactNode } from 'react';
import { Message } from './Message';
import { LinkButton } from './PlainButton';

interface EmptyStateProps {
  text: string;
  icon?: ReactNode;
  link?: ComponentProps<typeof LinkButton>;
  /** In place of the link. */
  action?: ReactNode;
}

export function EmptyState({
  text,
  icon = <Inventory2Outlined aria-hidden />,
  link,
  action = link && <LinkButton variant="outlined" {...link} />,
}: EmptyStateProps) {
  return <Message icon={icon} text={text} action={action} role="status" />;
}
