import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import type { LineChange } from '../cartLines';
import { changeText } from '../lineChanges';

interface LineChangesProps {
  title: string;
  changes: readonly LineChange[];
  /** What the shopper can do about them. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What the shop has changed of some lines since the shopper saw them. Takes the focus where it is in the way. */
export function LineChanges({ title, changes, children, ref }: LineChangesProps) {
  return (
    <Alert
      ref={ref}
      severity="warning"
      role="group"
      aria-label={title}
      tabIndex={-1}
      sx={{ color: 'text.primary', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <strong role="status">{title}</strong>
      <Box component="ul" sx={{ m: 0, my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {changes.map((change, index) => (
          <li key={index}>
            {[change.line.name, change.line.packDescription].filter(Boolean).join(', ')}
            {': '}
            <strong>{changeText(change)}</strong>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Alert>
  );
}
