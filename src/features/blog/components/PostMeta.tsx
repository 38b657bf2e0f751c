import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export function PostMeta({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        fontSize: '0.875rem',
        color: 'text.secondary',
        '& > span:not(:last-of-type)::after': { content: '"·"', mx: 1 },
      }}
    >
      {facts.map((fact, index) => (fact ? <span key={index}>{fact}</span> : null))}
    </Box>
  );
}
