import type { ReactNode } from 'react';
import { useNear } from '@/shared/timing/useNear';

/** Renders content far down the page, and so requests its data, only when it comes near the screen. */
export function WhenNear({
  children,
  placeholder,
}: {
  children: ReactNode;
  placeholder?: ReactNode;
}) {
  const { ref, isNear } = useNear();
  return <div ref={ref}>{isNear ? children : placeholder}</div>;
}
