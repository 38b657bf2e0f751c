import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { changeText } from '../lineChanges';
import type { LineChange } from '../lineChanges';

interface LineChangesProps {
  title: string;
  changes: readonly LineChange[];
  /** How often they were in the way of what the shopper wants: each time they take the focus. */
  heldUp?: number;
  /** What the shopper can do about them. */
  children: ReactNode;
}

/** What the shop has changed of some lines since the shopper saw them. */
export function LineChanges({ title, changes, heldUp = 0, children }: LineChangesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (heldUp > 0) box.current?.focus();
  }, [heldUp]);
  return (
    <Alert
      ref={box}
      severity="warning"
      role="group"
      aria-label={title}
      tabIndex={-1}
      sx={{ color: 'text.primary', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <strong role="status">{title}</strong>
      <Box component="ul" sx={{ my: 1, pl: 2.5, listStyle: 'disc' }}>
        {changes.map(({ line, now }, index) => (
          <li key={index}>
            {[line.name, line.packDescription].filter(Boolean).join(', ')}
            {': '}
            <strong>{changeText(line, now)}</strong>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Alert>
  );
}
