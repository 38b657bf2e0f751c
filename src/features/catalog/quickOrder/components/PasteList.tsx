import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormField } from '@/shared/ui/FormField';
import { PlainButton } from '@/shared/ui/PlainButton';

const example = 'Kraft Pizza Box – 10 inch, Pack of 100, 3';

/** A place for a list from a spreadsheet. @param onPaste gives whether there was anything in it */
export function PasteList({ onPaste }: { onPaste: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
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
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 2, pt: 0 }}>
        <Typography variant="body2" color="textSecondary">
          One product a row: its name, the pack and the number of packs (not pieces), as copied from
          a spreadsheet or separated by commas. The pack may be left out. For example: {example}
        </Typography>
        <FormField
          label="Your list"
          rows={6}
          required={false}
          value={text}
          error={isRefused ? 'There is no product in this list.' : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setIsRefused(false);
          }}
        />
        <PlainButton
          variant="outlined"
          onClick={() => {
            if (onPaste(text)) setText('');
            else setIsRefused(true);
          }}
        >
          Fill in the rows
        </PlainButton>
      </Box>
    </Box>
  );
}
