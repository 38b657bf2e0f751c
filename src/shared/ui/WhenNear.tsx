import type { ReactNode } from 'react';
import { useNear } from '@/shared/timing/useNear';

/**
 * Renders content far down the page only when it comes near the screen. Its data are not requested
 * earlier either.
 */
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
