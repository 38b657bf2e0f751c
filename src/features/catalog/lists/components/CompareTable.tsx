import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { CSSProperties, FocusEvent } from 'react';
import { Checkbox } from '@/shared/ui/Checkbox';
import { Skeleton } from '@/shared/ui/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useProduct } from '../../catalogApi';
import { compareRows } from '../compareTable';
import type { CompareRow } from '../compareTable';
import { CompareHead } from './CompareHead';
import type { ProductQuery } from './CompareHead';

/** Scrolls by itself, also by keyboard; what takes the focus there is not covered by the names. */
const Frame = styled('div')(({ theme }) => ({
  '--names': 'min(6rem, 33vw)',
  '--column': 'min(9.5rem, 60vw)',
  [theme.breakpoints.up('sm')]: { '--names': '10rem', '--column': '11.5rem' },
  position: 'relative',
  overflowX: 'auto',
  scrollPaddingInlineStart: 'calc(var(--names) + 16px)',
}));

const Table = styled('table')(({ theme }) => ({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  overflowWrap: 'break-word',
  width: '100%',
  minWidth: 'calc(var(--names) + var(--count) * var(--column))',
  maxWidth: 'calc(var(--names) + var(--count) * 320px)',
  '& th, & td': {
    padding: '12px 16px 12px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& :is(thead td, tbody th)': {
    width: 'var(--names)',
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    fontWeight: 600,
    fontSize: '0.875rem',
    backgroundColor: theme.vars.palette.background.default,
  },
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    color: theme.vars.palette.secondary.main,
  },
}));

const placeholders = ['Price', 'Packs', 'Options', 'Category'].map((name): CompareRow => ({
  name,
  cells: [],
  differs: false,
}));

/** Browsers let the focus go to what is half out of view. */
const bringIntoView = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

interface CompareTableProps {
  ids: readonly string[];
  onRemove?: (name: string, index: number) => void;
}

/** Up to four products side by side. Each column has its own call, and fails alone. */
export function CompareTable({ ids, onRemove }: CompareTableProps) {
  const [one, two, three, four] = ids;
  const queries = [useProduct(one), useProduct(two), useProduct(three), useProduct(four)];
  const columns = queries.slice(0, ids.length);
  const isWaiting = ({ currentData, isFetching }: ProductQuery) =>
    currentData === undefined && isFetching;
  const rows = columns.every(isWaiting)
    ? placeholders
    : compareRows(columns.map(({ currentData }) => currentData ?? undefined));
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;

  return (
    <>
      {columns.length > 1 && (
        <Box
          component="label"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, mb: 1 }}
        >
          <Checkbox
            checked={onlyDifferences}
            onChange={() => setOnlyDifferences(!onlyDifferences)}
          />
          Differences only
        </Box>
      )}
      <Frame role="region" aria-label="Comparison" tabIndex={0}>
        <Table style={{ '--count': columns.length } as CSSProperties}>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>Feature</VisuallyHidden>
              </td>
              {columns.map((query, index) => (
                <th key={ids[index]} scope="col" onFocus={bringIntoView}>
                  <CompareHead
                    query={query}
                    onRemove={onRemove && ((name) => onRemove(name, index))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, cells, differs }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {/* In words, for colour alone says nothing to many. */}
                  {differs && <small>Differs</small>}
                </th>
                {columns.map((query, index) => (
                  <td key={ids[index]}>
                    {isWaiting(query) ? <Skeleton /> : <Cell lines={cells[index] ?? []} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      {onlyDifferences && shown.length === 0 && (
        <p role="status">These products are alike in all we know of them.</p>
      )}
    </>
  );
}

function Cell({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>Not stated</VisuallyHidden>
      </>
    );
  }
  return lines.map((line, index) => (
    <div key={index} dir="auto">
      {line}
    </div>
  ));
}
