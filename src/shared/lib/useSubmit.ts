import { useEffect, useRef, useState } from 'react';

/**
 * One sending at a time: a second start while one is under way is ignored, however fast the clicks; going away aborts.
 * After every wait `run` asks its signal whether anybody still cares.
 */
export function useSubmit<A extends unknown[]>(
  run: (signal: AbortSignal, ...args: A) => Promise<void>,
) {
  const [isPending, setPending] = useState(false);
  const underWay = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      underWay.current?.abort();
    },
    [],
  );

  const submit = async (...args: A) => {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setPending(true);
    try {
      await run(controller.signal, ...args);
    } finally {
      underWay.current = undefined;
      setPending(false);
    }
  };

  return { submit, isPending };
}
