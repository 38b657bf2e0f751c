import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface CheckoutNoticeProps {
  title: string;
  /** How often it kept the shopper from ordering: each time it takes the focus. */
  heldUp: number;
  children: ReactNode;
}

/** What is to be settled before the order can be placed. */
export function CheckoutNotice({ title, heldUp, children }: CheckoutNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (heldUp > 0) box.current?.focus();
  }, [heldUp]);
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
