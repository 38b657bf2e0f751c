import type { Theme } from '@mui/material/styles';

/** Its look, for the part that it stands in. */
export const postMeta = ({ palette }: Theme['vars']) =>
  ({
    '& .meta': {
      display: 'flex',
      flexWrap: 'wrap',
      marginTop: 'auto',
      fontSize: '0.875rem',
      color: palette.text.secondary,
      '& > span:not(:last-of-type)::after': { content: '"·"', margin: '0 8px' },
    },
  }) as const;

export const PostMeta = ({ facts }: { facts: readonly string[] }) => (
  <div className="meta">
    {facts.map((fact, index) => (fact ? <span key={index}>{fact}</span> : null))}
  </div>
);
