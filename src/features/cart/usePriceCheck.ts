import { useEffect, useEffectEvent, useState } from 'react';
import type { FetchFreshLines, CartLine, FreshLine } from '@/shared/contract/cart';
import { getAge, now } from '@/shared/timing/clock';
import { getLineKey } from './cartLines';
import { getLineChanges } from './lineChanges';

/** Time in ms for which the prices in an answer count as current. */
const answerLifetimeMs = 60_000;

interface Answer {
  receivedAt: number;
  freshLines: ReadonlyMap<string, FreshLine>;
}

/** Returns the lines that the shop has changed, and the lines whose current price is unknown. */
function readAnswer(lines: readonly CartLine[], { freshLines }: Answer) {
  const freshLinesInOrder = lines.map((line) => freshLines.get(getLineKey(line)));
  return {
    changes: getLineChanges(lines, freshLinesInOrder),
    unchecked: lines.filter((_line, index) => freshLinesInOrder[index] === undefined),
  };
}

/**
 * Requests the current prices of the lines when the checkout opens. `recheckIfOld` requests the
 * prices again if they are too old.
 */
export function usePriceCheck(lines: readonly CartLine[], fetchFreshLines: FetchFreshLines) {
  const [answer, setAnswer] = useState<Answer>();
  const [isRechecking, setIsRechecking] = useState(false);

  const checkPrices = () =>
    fetchFreshLines(lines).then((receivedLines) => {
      const freshLines = new Map(
        lines.map((line, index) => [getLineKey(line), receivedLines[index]]),
      );
      const newAnswer = { receivedAt: now(), freshLines };
      setAnswer(newAnswer);
      return newAnswer;
    });

  const startCheck = useEffectEvent(() => void checkPrices());
  const hasLines = lines.length > 0;
  useEffect(() => {
    if (hasLines) startCheck();
  }, [hasLines]);

  return {
    ...(answer ? readAnswer(lines, answer) : { changes: [], unchecked: [] }),
    /** Whether `recheckIfOld` is waiting for prices. */
    isRechecking,
    /**
     * Returns `changes` and `unchecked` for an order that is being placed. Requests the prices
     * again if they are too old or if a line is new.
     */
    recheckIfOld: async () => {
      const isRecent =
        answer &&
        getAge(answer.receivedAt) < answerLifetimeMs &&
        lines.every((line) => answer.freshLines.has(getLineKey(line)));
      if (isRecent) return readAnswer(lines, answer);
      setIsRechecking(true);
      const newAnswer = await checkPrices();
      setIsRechecking(false);
      return readAnswer(lines, newAnswer);
    },
  };
}
