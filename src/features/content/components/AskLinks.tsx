import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { limitEnquiryLines } from '../enquiryText';

const requestTopics = ['Ask for a quote', 'Ask for a sample', 'Ask for custom print'];

interface AskLinksProps {
  /** Name of the product of the page. Omitted for a cart. */
  productName?: string;
  /** Products for the enquiry, each described in one line of text. */
  lines?: readonly string[];
}

export function AskLinks({ productName, lines = [] }: AskLinksProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 2, mx: -1 }}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Get a quote, sample or custom print
      </Button>
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: 1 }}>
          {requestTopics.map((topic) => (
            <Button
              key={topic}
              variant="outlined"
              sx={{ px: 2 }}
              href={paths.contact.to(
                productName ? `${topic}: ${productName}` : topic,
                limitEnquiryLines(lines),
              )}
            >
              {topic}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
