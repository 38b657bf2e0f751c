import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pasteHash } from '@/shared/config/paths';
import { FormField } from '@/shared/ui/FormField';
import { LoadingButton } from '@/shared/ui/LoadingButton';

/**
 * Field into which the shopper pastes a list from a message or a spreadsheet.
 * @param onPaste returns whether the text produced any rows
 */
export function PasteList({ onPaste }: { onPaste: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('');
  const { hash, key } = useLocation();
  const isRequested = hash === pasteHash;
  const [isExpanded, setIsExpanded] = useState(isRequested);
  const [isMatching, setIsMatching] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // A link to this field expands it, even if the link is on the same page.
  const [lastShownKey, setLastShownKey] = useState(key);
  if (isRequested && lastShownKey !== key) {
    setLastShownKey(key);
    setIsExpanded(true);
  }
  useEffect(() => {
    if (isRequested) field.current?.focus();
  }, [isRequested, key]);
  const submitList = async () => {
    setIsMatching(true);
    const hasAddedRows = await onPaste(text);
    setIsMatching(false);
    // Keep a text that was changed in the meantime.
    if (hasAddedRows) setText((currentText) => (currentText === text ? '' : currentText));
  };
  return (
    <Accordion
      expanded={isExpanded}
      onChange={(_event, expanded) => setIsExpanded(expanded)}
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
          Paste a message or rows of a spreadsheet, with one product per line. For example: pizza
          box kraft 10 inch 500, or 2 dozen cake boards.
        </Typography>
        <FormField
          label="Your list"
          ref={field}
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <LoadingButton variant="outlined" loading={isMatching} onClick={() => void submitList()}>
          Match my list
        </LoadingButton>
      </AccordionDetails>
    </Accordion>
  );
}
