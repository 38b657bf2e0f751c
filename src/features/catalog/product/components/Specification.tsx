import { useId, useMemo, useState } from 'react';
import { plainText } from '@/shared/html/html';
import { Button } from '@/shared/ui/Button';
import { HtmlContent } from '@/shared/ui/HtmlContent';

const collapsedHeight = 160;
const expandedHeight = 1000;
const shortLength = 80;

export function Specification({ html }: { html: string }) {
  const [expanded, setExpanded] = useState(false);
  const long = useMemo(() => Array.from(plainText(html)).length > shortLength, [html]);
  const id = useId();

  if (!html) return <p className="muted">No specification yet.</p>;
  if (!long) return <HtmlContent html={html} />;
  return (
    <>
      <div
        id={id}
        data-testid="specification"
        // What takes the focus must be seen.
        onFocus={() => setExpanded(true)}
        style={{
          maxHeight: expanded ? expandedHeight : collapsedHeight,
          overflow: expanded ? 'auto' : 'hidden',
          maskImage: expanded ? 'none' : 'linear-gradient(black 55%, transparent)',
        }}
      >
        <HtmlContent html={html} />
      </div>
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
