import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { MenuArea, MenuCategory } from '../menu/menuTree';

interface AreaPanelProps {
  id: string;
  areas: readonly MenuArea[];
  /** Path and query of the present page. */
  current: string;
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;

/** The categories of one area or more, each with its sub-categories, over the page. */
export function AreaPanel({ id, areas, current }: AreaPanelProps) {
  const link = (name: string, to: string, look: object) => (
    <Link
      component={RouterLink}
      to={to}
      aria-current={to === current ? 'page' : undefined}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 44,
        lineHeight: 1.3,
        '&[aria-current]': { textDecoration: 'underline' },
        ...look,
      }}
    >
      {name}
    </Link>
  );
  const categoryItem = ({ id: key, name, subCategories }: MenuCategory) => (
    <li key={key}>
      {link(name, paths.products.to({ category: name }), {
        color: 'text.primary',
        fontWeight: 600,
      })}
      {subCategories.length > 0 && (
        <Box component="ul" sx={list}>
          {subCategories.map((subCategory) => (
            <li key={subCategory}>
              {link(subCategory, paths.products.to({ subcategory: subCategory }), {
                color: 'text.secondary',
                fontSize: '0.9375rem',
              })}
            </li>
          ))}
        </Box>
      )}
    </li>
  );
  return (
    <Box
      id={id}
      sx={{
        position: 'absolute',
        top: '100%',
        insetInline: { lg: 24 },
        maxHeight: 'calc(100vh - 128px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        p: 3,
        pt: 2,
        border: 1,
        borderTop: 0,
        borderColor: 'divider',
        borderRadius: '0 0 12px 12px',
        bgcolor: 'background.paper',
      }}
    >
      {areas.map((area) => (
        <Box key={area.id} sx={{ '& + &': { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' } }}>
          {link(`All ${area.name}`, paths.products.to({ areas: area.name }), { fontWeight: 600 })}
          <Box
            component="ul"
            sx={{
              ...list,
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
              columnGap: 3,
              rowGap: 2,
            }}
          >
            {area.categories.map(categoryItem)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
