import Box from '@mui/material/Box';

export function PostMeta({ facts }: { facts: readonly string[] }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        mt: 'auto',
        fontSize: '0.875rem',
        color: 'text.secondary',
        '& > span:not(:last-of-type)::after': { content: '"·"', mx: 1 },
      }}
    >
      {facts.map((fact, index) => (fact ? <span key={index}>{fact}</span> : null))}
    </Box>
  );
}
