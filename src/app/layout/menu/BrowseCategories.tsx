import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTaxonomy } from '@/features/catalog/useTaxonomy';
import { paths } from '@/shared/config/paths';
import { QueryView } from '@/shared/ui/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { menuTree } from './menuTree';
import type { MenuArea } from './menuTree';

/** As high as the rows that come: what stands below them must not move under a finger. */
const skeleton = (
  <Box aria-hidden sx={{ display: 'grid', gap: 3, py: 1.5 }}>
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={24} />
    ))}
  </Box>
);

/** 'Browse Categories': one area and one category open at a time; pressing the open one closes it. */
export function BrowseCategories({ onChoose }: { onChoose: () => void }) {
  const query = useTaxonomy();
  const tree = useMemo(() => query.data && menuTree(query.data), [query.data]);
  const openArea = useState('');
  const openCategory = useState('');

  const item = (key: string, name: string, to: string) => (
    <li key={key}>
      <Link to={to} onClick={onChoose}>
        {name}
      </Link>
    </li>
  );
  const section = (
    { id, name }: Record<'id' | 'name', string>,
    [openId, setOpenId]: typeof openArea,
    children: ReactNode,
  ) => (
    <li key={id}>
      <button
        type="button"
        aria-expanded={openId === id}
        onClick={() => setOpenId(openId === id ? '' : id)}
      >
        {name}
        <ExpandMoreRounded />
      </button>
      <Collapse in={openId === id} timeout={200} unmountOnExit>
        <ul>{children}</ul>
      </Collapse>
    </li>
  );
  const categoryItem = (category: MenuArea['categories'][number]) => {
    const { id, name, subCategories } = category;
    if (subCategories.length === 0) return item(id, name, paths.products.to({ category: name }));
    const items = subCategories.map((subcategory) =>
      item(subcategory, subcategory, paths.products.to({ subcategory })),
    );
    return section(category, openCategory, items);
  };

  if (tree?.length === 0 && !query.error) return null;
  return (
    <Box sx={{ px: 2.5, pb: 1 }}>
      <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
        Browse Categories
      </Typography>
      <QueryView query={{ ...query, data: tree }} skeleton={skeleton} inline partial>
        {(areas) => (
          <Box component="ul" sx={{ mx: -2.5 }}>
            {areas.map((area) => section(area, openArea, area.categories.map(categoryItem)))}
          </Box>
        )}
      </QueryView>
    </Box>
  );
}
