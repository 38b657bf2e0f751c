/** Its look, for the part that it stands in. */
export const postMeta = {
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 20,
    // No line begins with a dot.
    overflowX: 'clip',
    marginTop: 'auto',
    fontSize: '0.875rem',
    '& > span::before': { content: '"·" / ""', marginInline: '-12px 8px' },
  },
} as const;

export const PostMeta = ({ facts }: { facts: readonly string[] }) => (
  <div className="meta muted">
    {facts.map((fact, index) => (fact ? <span key={index}>{fact}</span> : null))}
  </div>
);
