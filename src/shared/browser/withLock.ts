/**
 * Runs the task while no other task with the same lock name runs, in any tab. Without HTTPS,
 * browsers offer no locks, so the task then runs at once.
 */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, task) : task();
}
