import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTaxonomy } from '@/features/catalog/useTaxonomy';
import { QueryView } from '@/shared/ui/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { menuTree } from './menuTree';
import type { MenuNode } from './menuTree';

/** As high as the rows that come: what stands below them must not move under a finger. */
const skeleton = (
  <Box aria-hidden sx={{ display: 'grid', gap: 3, py: 1.5 }}>
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={24} />
    ))}
  </Box>
);

/** Links, and what holds more of them behind a button: one is open at a time, and pressing it closes it. */
function Branch({ nodes, onChoose }: { nodes: readonly MenuNode[]; onChoose: () => void }) {
  const [openId, setOpenId] = useState('');
  return (
    <ul>
      {nodes.map(({ id, name, to, children }) => (
        <li key={id}>
          {children.length === 0 ? (
            <Link to={to} onClick={onChoose}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <>
              <button
                type="button"
                aria-expanded={openId === id}
                onClick={() => setOpenId(openId === id ? '' : id)}
              >
                <bdi>{name}</bdi>
                <ExpandMoreRounded />
              </button>
              <Collapse in={openId === id} timeout={200} unmountOnExit>
                <Branch nodes={children} onChoose={onChoose} />
              </Collapse>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export function BrowseCategories({ onChoose }: { onChoose: () => void }) {
  const query = useTaxonomy();
  const tree = useMemo(() => query.data && menuTree(query.data), [query.data]);
  if (tree?.length === 0 && !query.error) return null;
  return (
    <Box sx={{ px: 2.5, pb: 1, '& > ul': { mx: -2.5 } }}>
      <h2 className="overline muted">Browse Categories</h2>
      <QueryView query={{ ...query, data: tree }} skeleton={skeleton} inline partial>
        {(areas) => <Branch nodes={areas} onChoose={onChoose} />}
      </QueryView>
    </Box>
  );
}
