import Box from '@mui/material/Box';
import { paths } from '@/shared/config/paths';
import { LinkButton } from '@/shared/ui/PlainButton';
import { enquiryLines } from '../enquiryText';

const asks = ['Ask for a quote', 'Ask for a sample', 'Ask for custom print'];

interface AskLinksProps {
  /** What it is about: the product's name; left out for a cart. */
  about?: string;
  lines?: readonly string[];
}

export function AskLinks({ about, lines = [] }: AskLinksProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 2, mx: -1 }}>
      {asks.map((ask) => (
        <LinkButton
          key={ask}
          to={paths.contact.to(about ? `${ask}: ${about}` : ask, enquiryLines(lines))}
          sx={{ px: 1 }}
        >
          {ask}
        </LinkButton>
      ))}
    </Box>
  );
}
