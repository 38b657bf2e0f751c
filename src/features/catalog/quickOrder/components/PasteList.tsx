import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/shared/ui/Button';
import { FormField, formField } from '@/shared/ui/FormField';
import { pastedRows } from '../pastedRows';
import type { QuickOrderForm } from '../useQuickOrder';

interface PasteListProps {
  form: UseFormReturn<QuickOrderForm>;
  onPaste: (text: string) => void;
}

/** A place for a list from a spreadsheet. */
export function PasteList({ form: { control, register, handleSubmit }, onPaste }: PasteListProps) {
  const field = formField({ register, formState: useFormState({ control, name: 'list' }) });
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
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(({ list }) => onPaste(list))(event)}
        // What lies in a `details` does not inherit it.
        sx={{
          boxSizing: 'border-box',
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          p: 2,
          pt: 0,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          One product a row, as copied from a spreadsheet or separated by commas: its name, the pack
          and the number of packs, or the pieces that you need. For example: Kraft Pizza Box – 10
          inch, Pack of 100, 3 or Kraft Pizza Box – 10 inch, 1,000 pcs
        </Typography>
        <FormField
          label="Your list"
          rows={6}
          {...field('list', {
            validate: (text = '') =>
              pastedRows(text).length > 0 || 'There is no product in this list.',
          })}
        />
        <Button type="submit" variant="outlined">
          Fill in the rows
        </Button>
      </Box>
    </Box>
  );
}
