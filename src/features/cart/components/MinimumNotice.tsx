import Box from '@mui/material/Box';
import type { CartLine } from '@/shared/contract/cart';
import { isolate } from '@/shared/text/isolate';
import { getMinimumProblems, getKeyWithoutPack } from '../minimumProblems';
import { CheckoutNotice } from './CheckoutNotice';

interface MinimumNoticeProps {
  lines: readonly CartLine[];
  blockedCount: number;
}

/**
 * Lists the products with fewer pieces than their options require. Renders nothing if there are no
 * such products.
 */
export function MinimumNotice({ lines, blockedCount }: MinimumNoticeProps) {
  const problems = [...getMinimumProblems(lines)];
  if (problems.length === 0) return null;
  const findProductName = (key: string) =>
    lines.find((line) => getKeyWithoutPack(line) === key)?.name ?? '';
  return (
    <CheckoutNotice title="Please order more, or choose other options" blockedCount={blockedCount}>
      <Box component="ul" sx={{ mt: 1, pl: 2.5, listStyle: 'disc' }}>
        {problems.map(([key, problem]) => (
          <li key={key}>{`${isolate(findProductName(key))}: ${problem}`}</li>
        ))}
      </Box>
    </CheckoutNotice>
  );
}
