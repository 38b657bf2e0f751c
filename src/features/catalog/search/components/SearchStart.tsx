import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { onLinkFollowed } from '@/shared/navigation/onLinkFollowed';
import { removeLine } from '@/shared/navigation/removeLine';
import { useGetAreasQuery, useGetProductsQuery } from '../../catalogApi';
import { findProducts, useList } from '../../lists/productLists';
import { getProductPath } from '../../getProductPath';
import { forgetSearch, useLastSearches } from '../lastSearches';
import { SuggestionPicture } from './SuggestionPicture';

const maxViewedProducts = 6;

/** Shows a heading and a list. Renders nothing if the list is empty. */
function TitledList({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography variant="h3" id={id} sx={{ mb: 0.5, fontSize: '1rem' }}>
        {title}
      </Typography>
      <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {children}
      </List>
    </Box>
  );
}

const pillStyles = { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' } as const;

/**
 * Shown before the shopper types: a link to the page for pasting a list, the last searches,
 * recently viewed products and areas.
 */
export function SearchStart({ onDone }: { onDone: () => void }) {
  const searches = useLastSearches();
  const viewedIds = useList('recent').slice(0, maxViewedProducts);
  const { data = [] } = useGetProductsQuery(undefined, { skip: viewedIds.length === 0 });
  const { data: areas = [] } = useGetAreasQuery();
  const { products } = findProducts(viewedIds, data);
  return (
    <Box onClick={onLinkFollowed(onDone)} sx={{ maxWidth: 760, mx: 'auto', pt: 2, pb: 3 }}>
      <Button variant="outlined" href={paths.quickOrder.to({ isPaste: true })}>
        Paste a list
      </Button>
      <TitledList title="Recent searches">
        {searches.map((text, index) => (
          <ListItem key={text} disablePadding sx={{ width: 'auto' }}>
            <Button href={paths.products.to({ search: text })} sx={pillStyles}>
              <bdi>{text}</bdi>
            </Button>
            <IconButton
              data-remove
              aria-label={`Remove the search “${text}”`}
              onClick={() => removeLine(index, () => forgetSearch(text), '[role="dialog"]')}
            >
              <CloseRounded aria-hidden />
            </IconButton>
          </ListItem>
        ))}
      </TitledList>
      <TitledList title="Recently viewed">
        {products.map(({ productId, productName, productImageURL }) => (
          <ListItem key={productId} disablePadding sx={{ width: { xs: 1, sm: 'auto' } }}>
            <Button
              href={getProductPath(productId)}
              sx={{ ...pillStyles, justifyContent: 'start', gap: 1.5, width: 1 }}
            >
              <SuggestionPicture src={productImageURL} />
              <bdi>{productName}</bdi>
            </Button>
          </ListItem>
        ))}
      </TitledList>
      <TitledList title="Areas">
        {uniqueBy(areas, ({ productAreaName }) => productAreaName).map(({ productAreaName }) => (
          <ListItem key={productAreaName} disablePadding sx={{ width: 'auto' }}>
            <Button
              variant="outlined"
              href={paths.products.to({ areas: productAreaName })}
              sx={pillStyles}
            >
              <bdi>{productAreaName}</bdi>
            </Button>
          </ListItem>
        ))}
      </TitledList>
    </Box>
  );
}
