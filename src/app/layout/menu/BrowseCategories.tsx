import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTaxonomy } from '@/features/catalog/useTaxonomy';
import { paths } from '@/shared/config/paths';
import { QueryView } from '@/shared/ui/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { MenuSection } from './MenuSection';
import { menuTree } from './menuTree';
import type { MenuCategory } from './menuTree';

/** 'Browse Categories': one area and one category open at a time; pressing the open one closes it. */
export function BrowseCategories({ onChoose }: { onChoose: () => void }) {
  const query = useTaxonomy();
  const { data, error } = query;
  const [openArea, setOpenArea] = useState<string>();
  const [openCategory, setOpenCategory] = useState<string>();
  const tree = useMemo(
    () => data && menuTree(data.areas, data.categories, data.subCategories),
    [data],
  );

  const link = (name: string, to: string) => (
    <Link to={to} onClick={onChoose}>
      {name}
    </Link>
  );
  const categoryItem = ({ id, name, subCategories: names }: MenuCategory) =>
    names.length === 0 ? (
      <li key={id}>{link(name, paths.products.to({ category: name }))}</li>
    ) : (
      <MenuSection
        key={id}
        title={name}
        expanded={openCategory === id}
        onToggle={() => setOpenCategory(openCategory === id ? undefined : id)}
      >
        {names.map((subCategory) => (
          <li key={subCategory}>
            {link(subCategory, paths.products.to({ subcategory: subCategory }))}
          </li>
        ))}
      </MenuSection>
    );

  if (tree?.length === 0 && !error) return null;
  return (
    <Box sx={{ px: 2.5, pb: 1 }}>
      <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
        Browse Categories
      </Typography>
      <QueryView query={{ ...query, data: tree }} skeleton={skeleton} inline partial>
        {(areas) => (
          <Box component="ul" sx={{ mx: -2.5 }}>
            {areas.map(({ id, name, categories }) => (
              <MenuSection
                key={id}
                title={name}
                expanded={openArea === id}
                onToggle={() => {
                  setOpenArea(openArea === id ? undefined : id);
                  setOpenCategory(undefined);
                }}
              >
                {categories.map(categoryItem)}
              </MenuSection>
            ))}
          </Box>
        )}
      </QueryView>
    </Box>
  );
}

/** As high as the rows that come: what stands below them must not move under a finger. */
const skeleton = (
  <Box aria-hidden sx={{ display: 'grid', gap: 3, py: 1.5 }}>
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={24} />
    ))}
  </Box>
);
