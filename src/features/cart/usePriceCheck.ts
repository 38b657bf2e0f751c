import { useEffect, useEffectEvent, useState } from 'react';
import type { AskFreshLines, CartLine, FreshLine } from '@/shared/contract/cart';
import { getAge, now } from '@/shared/timing/clock';
import { getLineKey } from './cartLines';
import { getLineChanges } from './lineChanges';

/** Time in ms for which an answer is valid. */
const lifetime = 60_000;

interface Answer {
  at: number;
  fresh: ReadonlyMap<string, FreshLine>;
}

/** Returns the changes, and the lines about which the shop gave no answer. */
function readAnswer(lines: readonly CartLine[], { fresh }: Answer) {
  const found = lines.map((line) => fresh.get(getLineKey(line)));
  return {
    changes: getLineChanges(lines, found),
    unchecked: lines.filter((_line, index) => found[index] === undefined),
  };
}

/** Reads the current prices of the lines when the checkout opens. `settle` reads them again if they are too old. */
export function usePriceCheck(lines: readonly CartLine[], ask: AskFreshLines) {
  const [answer, setAnswer] = useState<Answer>();

  const check = () =>
    ask(lines).then((found) => {
      const fresh = new Map(lines.map((line, index) => [getLineKey(line), found[index]]));
      const latest = { at: now(), fresh };
      setAnswer(latest);
      return latest;
    });

  const begin = useEffectEvent(() => void check());
  const hasLines = lines.length > 0;
  useEffect(() => {
    if (hasLines) begin();
  }, [hasLines]);

  return {
    ...(answer ? readAnswer(lines, answer) : { changes: [], unchecked: [] }),
    /** Returns the same before an order, after another check if necessary. */
    settle: async () => {
      const isRecent =
        answer &&
        getAge(answer.at) < lifetime &&
        lines.every((line) => answer.fresh.has(getLineKey(line)));
      return readAnswer(lines, isRecent ? answer : await check());
    },
  };
}
