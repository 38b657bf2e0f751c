import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { whatsAppUrl } from '@/shared/format/whatsApp';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import type { Part } from '../useResults';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** More would make an address that some servers refuse. */
const maxLetters = 200;

interface SearchHelpProps {
  search: string;
  part: Part | undefined;
  cellNo: string;
  children?: ReactNode;
}

export function SearchHelp({ part, ...search }: SearchHelpProps) {
  const text = 'No products match your selected filters.';
  if (part && (search.children || part.matched === 0)) {
    return (
      <>
        {!search.children && <EmptyState text={text} />}
        <WaysOn {...search} {...part} />
      </>
    );
  }
  const without = paths.products.to({ search: search.search });
  return <EmptyState text={text} link={{ to: without, children: 'Search without filters' }} />;
}

function WaysOn({
  search,
  cellNo,
  isNear,
  places,
  children,
}: Omit<SearchHelpProps, 'part'> & Part) {
  const id = useId();
  const isAlone = !children;
  const wanted = search.slice(0, maxLetters);
  const chat = whatsAppUrl(cellNo, `Hello, I am looking for: ${wanted}`);
  return (
    <>
      {places.length > 0 && (
        <Box component="nav" aria-labelledby={id} sx={{ mb: 3 }}>
          <Typography id={id} component="h2" variant="h3" sx={{ mb: 1 }}>
            {isNear ? 'Nearest categories' : 'Popular categories'}
          </Typography>
          <Box sx={row}>
            {places.slice(0, isAlone ? undefined : 3).map(({ name, to }) => (
              <Button component={RouterLink} key={to} to={to} variant="outlined" sx={{ px: 2 }}>
                {name}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      {children}
      <Box sx={{ ...row, mb: 3 }}>
        Not what you are looking for?
        <Box sx={row}>
          <Button
            component={RouterLink}
            to={paths.contact.to('I am looking for:', [wanted])}
            variant={isAlone ? 'contained' : 'text'}
          >
            Ask us
          </Button>
          {chat && (
            <Button href={chat} target="_blank" rel="noopener noreferrer">
              Ask on WhatsApp
            </Button>
          )}
          {isAlone && (
            <Button component={RouterLink} to={paths.products.to()}>
              See all products
            </Button>
          )}
        </Box>
      </Box>
    </>
  );
}
