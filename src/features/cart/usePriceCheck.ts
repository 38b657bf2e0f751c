import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AskFreshLines, CartLine, FreshLine } from '@/shared/contract/cart';
import { now } from '@/shared/timing/clock';
import { lineIdentity } from './cartLines';
import type { LineChange } from './cartLines';
import { changesOf } from './lineChanges';

/** For how long an answer counts, in ms. */
const lifetime = 60_000;

interface Known {
  at: number;
  fresh: ReadonlyMap<string, FreshLine>;
}

const keyOf = (line: CartLine): string => lineIdentity(line) ?? '';

const changesBy = (lines: readonly CartLine[], { fresh }: Known): LineChange[] =>
  changesOf(
    lines,
    lines.map((line) => fresh.get(keyOf(line))),
  );

const uncheckedOf = (lines: readonly CartLine[], { fresh }: Known): CartLine[] =>
  lines.filter((line) => fresh.get(keyOf(line)) === undefined);

/** Reads the prices of the lines again: when the checkout opens, and before the order if that was a while ago. */
export function usePriceCheck(lines: readonly CartLine[], ask: AskFreshLines) {
  const [known, setKnown] = useState<Known>();
  const running = useRef<Promise<Known>>(undefined);

  const check = () =>
    (running.current ??= ask(lines)
      .then((answers) => {
        const fresh = new Map(
          answers.map((line, index) => [keyOf(lines[index] as CartLine), line]),
        );
        const result = { at: now(), fresh };
        setKnown(result);
        return result;
      })
      .finally(() => {
        running.current = undefined;
      }));

  const begin = useEffectEvent(() => void check());
  const hasLines = lines.length > 0;
  useEffect(() => {
    if (hasLines) begin();
  }, [hasLines]);

  return {
    changes: known ? changesBy(lines, known) : [],
    /** The shop did not say for some line. */
    isIncomplete: known !== undefined && uncheckedOf(lines, known).length > 0,
    /** What has changed, and the lines of which the shop does not say, as far as can be known now. */
    settle: async () => {
      const isRecent =
        known && now() - known.at < lifetime && lines.every((line) => known.fresh.has(keyOf(line)));
      const latest = isRecent ? known : await check();
      return { changes: changesBy(lines, latest), unchecked: uncheckedOf(lines, latest) };
    },
  };
}
