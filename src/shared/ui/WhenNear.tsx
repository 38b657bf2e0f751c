import type { ReactNode } from 'react';
import { useNear } from '@/shared/timing/useNear';

/** Renders content far down the page, and so requests its data, only when it comes near the screen. */
export function WhenNear({ children, room }: { children: ReactNode; room?: ReactNode }) {
  const { ref, near } = useNear();
  return <div ref={ref}>{near ? children : room}</div>;
}
