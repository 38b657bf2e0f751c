import { useEffect, useEffectEvent, useState } from 'react';
import type { AskFreshLines, CartLine, FreshLine } from '@/shared/contract/cart';
import { getAge, now } from '@/shared/timing/clock';
import { getLineKey } from './cartLines';
import { getLineChanges } from './lineChanges';

/** For how long an answer counts, in ms. */
const lifetime = 60_000;

interface Answer {
  at: number;
  fresh: ReadonlyMap<string, FreshLine>;
}

/** What has changed, and the lines of which the shop does not say. */
function readAnswer(lines: readonly CartLine[], { fresh }: Answer) {
  const found = lines.map((line) => fresh.get(getLineKey(line)));
  return {
    changes: getLineChanges(lines, found),
    unchecked: lines.filter((_line, index) => found[index] === undefined),
  };
}

/** Reads the prices of the lines again: when the checkout opens, and before the order if that was a while ago. */
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
    /** The same, as far as it can be known now. */
    settle: async () => {
      const isRecent =
        answer &&
        getAge(answer.at) < lifetime &&
        lines.every((line) => answer.fresh.has(getLineKey(line)));
      return readAnswer(lines, isRecent ? answer : await check());
    },
  };
}
