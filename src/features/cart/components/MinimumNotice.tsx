import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { CartLine } from '@/shared/contract/cart';
import { isolated } from '@/shared/text/isolated';
import { getMinimumProblems, packlessIdentity } from '../minimumProblems';

interface MinimumNoticeProps {
  lines: readonly CartLine[];
  /** How often it kept the shopper from ordering: each time it takes the focus. */
  heldUp: number;
}

/** Which lines hold fewer pieces than their options need, if any do. */
export function MinimumNotice({ lines, heldUp }: MinimumNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (heldUp > 0) box.current?.focus();
  }, [heldUp]);
  const problems = [...getMinimumProblems(lines)];
  if (problems.length === 0) return null;
  const nameOf = (key: string) => lines.find((line) => packlessIdentity(line) === key)?.name ?? '';
  const title = 'Please order more, or choose other options';
  return (
    <Alert
      ref={box}
      severity="warning"
      role="group"
      aria-label={title}
      tabIndex={-1}
      sx={{ color: 'text.primary' }}
    >
      <strong role="status">{title}</strong>
      <Box component="ul" sx={{ mt: 1, pl: 2.5, listStyle: 'disc' }}>
        {problems.map(([key, problem]) => (
          <li key={key}>{`${isolated(nameOf(key))}: ${problem}`}</li>
        ))}
      </Box>
    </Alert>
  );
}
