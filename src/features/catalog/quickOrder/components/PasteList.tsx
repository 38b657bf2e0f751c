import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { FormProblem } from '@/shared/ui/FormProblem';

/** `FormField` measures its text at every draw, and with it the page: too slow beside hundreds of rows. */
const Field = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: 12,
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: 12,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  resize: 'vertical',
}));

const example = 'Kraft Pizza Box – 10 inch, Pack of 100, 3';

/** A place for a list from a spreadsheet. @param onPaste gives whether there was anything in it */
export function PasteList({ onPaste }: { onPaste: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const id = useId();
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
        <Box sx={{ width: 1 }}>
          <label htmlFor={id}>Your list</label>
          <Field
            id={id}
            rows={6}
            value={text}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-problem` : undefined}
            onChange={(event) => {
              setText(event.target.value);
              setIsRefused(false);
            }}
          />
          {isRefused && (
            <FormProblem id={`${id}-problem`}>There is no product in this list.</FormProblem>
          )}
        </Box>
        <Button
          variant="outlined"
          onClick={() => {
            if (onPaste(text)) setText('');
            else setIsRefused(true);
          }}
        >
          Fill in the rows
        </Button>
      </Box>
    </Box>
  );
}
