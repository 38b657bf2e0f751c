import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Skeleton } from '@/shared/ui/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAreas, useCategories, useSubCategories } from '@/features/catalog/useCatalog';
import { messageOf } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { InlineError } from '@/shared/ui/InlineError';
import { menuRow } from './menuRow';
import { MenuSection } from './MenuSection';
import { menuTree } from './menuTree';
import type { MenuCategory } from './menuTree';

/** 'Browse Categories': one area and one category open at a time; pressing the open one closes it. */
export function BrowseCategories({ onChoose }: { onChoose: () => void }) {
  const areas = useAreas();
  const categories = useCategories();
  const subCategories = useSubCategories();
  const [openArea, setOpenArea] = useState<string>();
  const [openCategory, setOpenCategory] = useState<string>();
  const tree = useMemo(
    () => menuTree(areas.data ?? [], categories.data ?? [], subCategories.data ?? []),
    [areas.data, categories.data, subCategories.data],
  );

  const link = (name: string, to: string, level: number) => (
    <Link
      component={RouterLink}
      to={to}
      onClick={onChoose}
      sx={{ ...menuRow, pl: 2.5 + level * 2 }}
    >
      {name}
    </Link>
  );
  const categoryItem = ({ id, name, subCategories: names }: MenuCategory) =>
    names.length === 0 ? (
      <li key={id}>{link(name, paths.products.to({ category: name }), 1)}</li>
    ) : (
      <MenuSection
        key={id}
        title={name}
        level={1}
        expanded={openCategory === id}
        onToggle={() => {
          setOpenCategory(openCategory === id ? undefined : id);
        }}
      >
        {names.map((subCategory) => (
          <li key={subCategory}>
            {link(subCategory, paths.products.to({ subcategory: subCategory }), 2)}
          </li>
        ))}
      </MenuSection>
    );

  const lists = [areas, categories, subCategories];
  const failed = lists.find((query) => !query.data && query.error);
  const waiting = lists.some((query) => query.isLoading);
  if (!failed && !waiting && tree.length === 0) return null;
  return (
    <Box sx={{ pb: 1 }}>
      <Typography variant="overline" component="h2" sx={{ px: 2.5, color: 'text.secondary' }}>
        Browse Categories
      </Typography>
      {failed && (
        <Box sx={{ px: 2.5, py: 1 }}>
          <InlineError
            message={messageOf(failed.error)}
            onRetry={() => {
              for (const query of lists) if (query.error) void query.refetch();
            }}
          />
        </Box>
      )}
      {waiting ? (
        <Box aria-hidden sx={{ px: 2.5 }}>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={24} sx={{ my: 1.5 }} />
          ))}
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {tree.map(({ id, name, categories: children }) => (
            <MenuSection
              key={id}
              title={name}
              level={0}
              expanded={openArea === id}
              onToggle={() => {
                setOpenArea(openArea === id ? undefined : id);
                setOpenCategory(undefined);
              }}
            >
              {children.map(categoryItem)}
            </MenuSection>
          ))}
        </Box>
      )}
    </Box>
  );
}
