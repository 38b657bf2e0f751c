import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import type { ReactNode } from 'react';
import { Message } from './Message';

/** Nothing to show, said in one sentence, with a way on. */
export function EmptyState({
  text,
  action,
  icon,
}: {
  text: string;
  action?: ReactNode;
  icon?: ReactNode;
}) {
  return (
    <Message
      icon={icon ?? <Inventory2Outlined aria-hidden />}
      text={text}
      action={action}
      role="status"
    />
  );
}
