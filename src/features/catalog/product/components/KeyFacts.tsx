import { memo } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart';

const FactLines = ({ text }: { text?: string }) => (
  <div
    data-facts
    dir="auto"
    style={{ minHeight: text === undefined ? '4lh' : 0, marginBottom: 24, whiteSpace: 'pre-line' }}
  >
    {text}
  </div>
);

/** What a specification says first. In a prerendered page it stands there before its script has come. */
export const KeyFacts = memo(
  lazyPart<{ html: string }>(
    async () => {
      const { keyFacts } = await import('../keyFacts');
      return ({ html }) => <FactLines text={keyFacts(html)} />;
    },
    {
      loading: () => <FactLines />,
      failed: () => <FactLines text="" />,
      faulty: () => <FactLines text="" />,
    },
  ),
);
