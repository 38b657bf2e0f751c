import Box from '@mui/material/Box';
import { usePrerenderedText } from '@/shared/browser/usePrerenderedText';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';

interface FactsProps {
  /** A specification. */
  html: string;
  text?: string | undefined;
}

const FactLines = ({ text }: Pick<FactsProps, 'text'>) => (
  <Box data-facts sx={{ minHeight: text === undefined ? '4lh' : 0, mb: 3, whiteSpace: 'pre-line' }}>
    {text}
  </Box>
);

const ReadFacts = lazyPart<FactsProps>(
  async () => {
    const { keyFacts } = await import('../keyFacts');
    return ({ html }) => <FactLines text={keyFacts(html)} />;
  },
  { loading: FactLines, failed: (_retry, { text = '' }) => <FactLines text={text} /> },
);

/** What a specification says first; a prerendered page has read it, and the app reads it again once the page is done. */
export function KeyFacts({ html }: FactsProps) {
  const idle = useIdle();
  const text = usePrerenderedText('facts');
  const Part = text === undefined || idle ? ReadFacts : FactLines;
  return <Part html={html} text={text} />;
}
