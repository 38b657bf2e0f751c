import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { whatsAppUrl } from '@/shared/format/whatsApp';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import type { Product } from '../../mergeProducts';
import { nearPlaces } from '../../search/nearPlaces';
import type { Part } from '../useResults';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** More would make an address that some servers refuse. */
const maxLetters = 200;

interface SearchHelpProps {
  products: readonly Product[];
  search: string;
  part: Part | undefined;
  cellNo: string;
  children?: ReactNode;
}

export function SearchHelp({ part, children, ...search }: SearchHelpProps) {
  if (children) return <WaysOn {...search}>{children}</WaysOn>;
  const text = 'No products match your selected filters.';
  if (part?.matched === 0) {
    return (
      <>
        <EmptyState text={text} />
        <WaysOn {...search} />
      </>
    );
  }
  const without = paths.products.to({ search: search.search });
  return <EmptyState text={text} link={{ to: without, children: 'Search without filters' }} />;
}

function WaysOn({ products, search, cellNo, children }: Omit<SearchHelpProps, 'part'>) {
  const id = useId();
  const isAlone = !children;
  const { isNear, places } = useMemo(() => nearPlaces(products, search), [products, search]);
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
