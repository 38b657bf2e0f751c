import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { plainText } from '@/shared/html/html';
import { Button } from '@/shared/ui/Button';
import { HtmlContent } from '@/shared/ui/HtmlContent';

const collapsedHeight = 160;
const expandedHeight = 1000;
const shortLength = 80;

/** Folded or open on the screen; on paper it is always whole. */
const Fold = styled('div')({
  '@media screen': {
    maxHeight: expandedHeight,
    overflow: 'auto',
    "&[data-expanded='false']": {
      maxHeight: collapsedHeight,
      overflow: 'hidden',
      maskImage: 'linear-gradient(black 55%, transparent)',
    },
  },
});

export function Specification({ html }: { html: string }) {
  const [expanded, setExpanded] = useState(false);
  const long = useMemo(() => Array.from(plainText(html)).length > shortLength, [html]);
  const id = useId();

  if (!html) return <p className="muted">No specification yet.</p>;
  if (!long) return <HtmlContent html={html} />;
  return (
    <>
      <Fold
        id={id}
        data-testid="specification"
        data-expanded={expanded}
        // What takes the focus must be seen.
        onFocus={() => setExpanded(true)}
      >
        <HtmlContent html={html} />
      </Fold>
      <Button
        variant="outlined"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
        style={{ marginTop: 16 }}
      >
        {expanded ? 'Show Less' : 'Show More'}
      </Button>
    </>
  );
}
