import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface CheckoutNoticeProps {
  title: string;
  /** How often the notice stopped an order. Each time, the notice receives the focus. */
  blockedCount: number;
  children: ReactNode;
}

/** Notice about something to settle before the order can be placed. */
export function CheckoutNotice({ title, blockedCount, children }: CheckoutNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (blockedCount > 0) box.current?.focus();
  }, [blockedCount]);
  return (
    <Alert
      ref={box}
      severity="warning"
      role="group"
      aria-label={title}
      tabIndex={-1}
      sx={{ color: 'text.primary' }}
    >
      <strong role="status">{title}</strong>
      {children}
    </Alert>
  );
}
