import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormField } from '@/shared/ui/FormField';

/** A place for a list from a spreadsheet. @param onPaste tells whether rows came of it */
export function PasteList({ onPaste }: { onPaste: (text: string) => boolean }) {
  const [text, setText] = useState('');
  return (
    <Accordion
      slotProps={{ heading: { component: 'h2' } }}
      sx={{
        mb: 3,
        px: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <AccordionSummary expandIcon={<ExpandMoreRounded />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          Paste a list
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, justifyItems: 'start', pb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          One product a row, as copied from a spreadsheet or separated by commas: its name, the pack
          and the number of packs, or the pieces that you need. For example: Kraft Pizza Box – 10
          inch, Pack of 100, 3 or Kraft Pizza Box – 10 inch, 1,000 pcs
        </Typography>
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
          Match my list
        </Button>
      </AccordionDetails>
    </Accordion>
  );
}
