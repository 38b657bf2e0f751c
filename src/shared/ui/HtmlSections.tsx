import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { sectionsOf } from '@/shared/html/html';
import { HtmlContent } from './HtmlContent';
import { Reveal } from './Reveal';

/** A long text of the company, whose sections fade in one by one. */
export function HtmlSections({ html }: { html: string }) {
  const sections = useMemo(() => sectionsOf(html), [html]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2em' }}>
      {sections.map((section, index) => (
        <Reveal key={index}>
          <HtmlContent html={section} />
        </Reveal>
      ))}
    </Box>
  );
}
