import Box from '@mui/material/Box';
import { useState } from 'react';
import { inBrowser } from '@/shared/browser/inBrowser';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';

const FactLines = ({ text }: { text?: string | undefined }) => (
  <Box data-facts sx={{ minHeight: text === undefined ? '4lh' : 0, mb: 3, whiteSpace: 'pre-line' }}>
    {text}
  </Box>
);

interface KeyFactsProps {
  /** A specification. */
  html: string;
  text?: string | undefined;
}

const ReadFacts = lazyPart<KeyFactsProps>(
  async () => {
    const { keyFacts } = await import('../keyFacts');
    return ({ html }) => <FactLines text={keyFacts(html)} />;
  },
  { loading: FactLines, failed: (_retry, { text }) => <FactLines text={text} /> },
);

/** What the prerendered page says, as long as it stands. */
const prerenderedText = () =>
  document.querySelector('html:not([data-plain]) #static-page [data-facts]')?.textContent;

/** What a specification says first; a prerendered page has read it, and the app reads it again once the page is done. */
export function KeyFacts({ html }: KeyFactsProps) {
  const idle = useIdle();
  const [text] = useState(() => (inBrowser ? prerenderedText() : undefined));
  return text === undefined || idle ? (
    <ReadFacts html={html} text={text} />
  ) : (
    <FactLines text={text} />
  );
}
