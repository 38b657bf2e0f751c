import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { toPlainText } from '@/shared/html/html';
import { HtmlContent } from '@/shared/ui/HtmlContent';

const maxLengthWithoutToggle = 80;

export function Specification({ html }: { html: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const isLong = useMemo(
    () => Array.from(toPlainText(html)).length > maxLengthWithoutToggle,
    [html],
  );
  const id = useId();

  if (!html) return <Typography color="textSecondary">No specification yet.</Typography>;
  if (!isLong) return <HtmlContent html={html} />;
  return (
    <>
      <Box
        id={id}
        data-testid="specification"
        // The printed page always contains the whole text.
        sx={{
          '@media screen': isExpanded
            ? { maxHeight: 1000, overflow: 'auto' }
            : {
                maxHeight: 160,
                overflow: 'hidden',
                maskImage: 'linear-gradient(black 55%, transparent)',
              },
        }}
        // Expands the text, because a focused link must not be hidden.
        onFocus={() => setExpanded(true)}
      >
        <HtmlContent html={html} />
      </Box>
      <Button
        variant="outlined"
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => setExpanded(!isExpanded)}
        sx={{ mt: 2 }}
      >
        <span>{isExpanded ? 'Show Less' : 'Show More'}</span>
      </Button>
    </>
  );
}
