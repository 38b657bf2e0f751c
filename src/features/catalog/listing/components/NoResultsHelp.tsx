import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { getWhatsAppUrl } from '@/shared/format/whatsApp';
import { cutAtGrapheme } from '@/shared/text/graphemes';
import type { PartialMatch } from '../useResults';

const rowStyles = { flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** Maximum length of the search text in links, because some servers refuse long URLs. */
const maxSearchLength = 200;

interface NoResultsHelpProps {
  partialMatch: PartialMatch;
  search: string;
  cellNo: string;
  /** Products similar to the search. Omit them if the search found nothing. */
  children?: ReactNode;
}

/** Offers next steps if no product matches all words of a search. */
export function NoResultsHelp({
  partialMatch: { hasNearCategories, suggestedCategories },
  search,
  cellNo,
  children,
}: NoResultsHelpProps) {
  const id = useId();
  const hasNoProducts = !children;
  const searchText = cutAtGrapheme(search, maxSearchLength);
  const chatUrl = getWhatsAppUrl(cellNo, `Hello, I am looking for: ${searchText}`);
  return (
    <>
      {suggestedCategories.length > 0 && (
        <Box component="nav" aria-labelledby={id} sx={{ mb: 3 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
            {hasNearCategories ? 'Closest categories' : 'Popular categories'}
          </Typography>
          <Stack direction="row" sx={rowStyles}>
            {suggestedCategories.slice(0, hasNoProducts ? undefined : 3).map(({ name, to }) => (
              <Button key={to} href={to} variant="outlined" sx={{ px: 2 }}>
                <bdi>{name}</bdi>
              </Button>
            ))}
          </Stack>
        </Box>
      )}
      {children}
      <Stack direction="row" sx={{ ...rowStyles, mb: 3 }}>
        <span>Not what you are looking for?</span>
        <Stack direction="row" sx={rowStyles}>
          <Button
            href={paths.contact.to('I am looking for:', [searchText])}
            variant={hasNoProducts ? 'contained' : 'text'}
          >
            Ask us
          </Button>
          {chatUrl && (
            <Button href={chatUrl} target="_blank" rel="noopener noreferrer">
              Ask on WhatsApp
            </Button>
          )}
          {hasNoProducts && <Button href={paths.products.to()}>See all products</Button>}
        </Stack>
      </Stack>
    </>
  );
}
