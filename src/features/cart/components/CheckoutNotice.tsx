import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface CheckoutNoticeProps {
  title: string;
  /**
   * How many times this problem stopped the shopper from placing the order. The notice receives the
   * focus each time.
   */
  blockedCount: number;
  children: ReactNode;
}

/** Notice about a problem that the shopper has to solve before placing the order. */
export function CheckoutNotice({ title, blockedCount, children }: CheckoutNoticeProps) {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (blockedCount > 0) noticeRef.current?.focus();
  }, [blockedCount]);
  return (
    <Alert
      ref={noticeRef}
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
