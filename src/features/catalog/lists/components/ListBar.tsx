import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';

interface ListBarProps {
  /** What the list holds, or what was just removed from it. */
  text: string;
  /** Where something was just removed. */
  onUndo?: (() => void) | false | undefined;
  children?: ReactNode;
}

/** The head of a list: a word on it, and what can be done with all of it. */
export function ListBar({ text, onUndo, children }: ListBarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flex: '1 1 220px',
          minHeight: 44,
          color: 'text.secondary',
        }}
      >
        <span role="status">{text}</span>
        {onUndo && <Button onClick={onUndo}>Undo</Button>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>{children}</Box>
    </Box>
  );
}
