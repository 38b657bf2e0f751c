import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { FormField } from '@/shared/ui/FormField';

/** A place for a list from a spreadsheet. @param onPaste tells whether rows came of it */
export function PasteList({ onPaste }: { onPaste: (text: string) => boolean }) {
  const [text, setText] = useState('');
  return (
    <Box
      component="details"
      sx={{
        mb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& summary': { px: 2, py: 1.25, fontWeight: 600, cursor: 'pointer' },
      }}
    >
      <summary>Paste a list</summary>
      {/* What lies in a `details` does not inherit its sizing. */}
      <Box
        sx={{
          boxSizing: 'border-box',
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          p: 2,
          pt: 0,
        }}
      >
        <p className="small muted">
          One product a row, as copied from a spreadsheet or separated by commas: its name, the pack
          and the number of packs, or the pieces that you need. For example: Kraft Pizza Box – 10
          inch, Pack of 100, 3 or Kraft Pizza Box – 10 inch, 1,000 pcs
        </p>
        <FormField
          label="Your list"
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          variant="outlined"
          onClick={() => {
            if (onPaste(text)) setText('');
          }}
        >
          Fill in the rows
        </Button>
      </Box>
    </Box>
  );
}
