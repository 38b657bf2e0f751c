import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';
import { enquiryLines } from '../enquiryText';

const asks = ['Ask for a quote', 'Ask for a sample', 'Ask for custom print'];

interface AskLinksProps {
  /** What it is about: the product's name; left out for a cart. */
  about?: string;
  lines?: readonly string[];
}

export function AskLinks({ about, lines = [] }: AskLinksProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ margin: '16px -8px 0' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Ask for quote, sample or print
      </Button>
      {open && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginInline: 8 }}>
          {asks.map((ask) => (
            <Button
              key={ask}
              variant="outlined"
              style={{ paddingInline: 16 }}
              to={paths.contact.to(about ? `${ask}: ${about}` : ask, enquiryLines(lines))}
            >
              {ask}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
