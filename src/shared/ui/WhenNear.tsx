import type { ReactNode } from 'react';
import { useNear } from '@/shared/timing/useNear';

/** What lies far below: it is drawn, and asks for its data, once it comes near the screen. */
export function WhenNear({ children, room }: { children: ReactNode; room?: ReactNode }) {
  const { ref, near } = useNear();
  return <div ref={ref}>{near ? children : room}</div>;
}
