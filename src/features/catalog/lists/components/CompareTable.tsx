import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { SxProps } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CSSProperties, FocusEvent } from 'react';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useProduct } from '../../catalogApi';
import { getProductPath } from '../../getProductPath';
import { NeededPiecesField } from '../../quantity/components/NeededPiecesField';
import { useNeededPieces } from '../../quantity/neededPieces';
import { getCompareRows } from '../compareTable';
import { CompareHead } from './CompareHead';
import type { ProductQuery } from './CompareHead';

/**
 * Two products fit on a phone. With more products, the frame around the table scrolls sideways,
 * also by keyboard. The padding keeps the sticky row names from covering focused elements.
 */
const frameStyles = {
  '--names': { xs: 'min(5rem, 24vw)', sm: '10rem' },
  '--column': { xs: 'min(7.25rem, 32vw)', sm: '11.5rem' },
  '--gap': { xs: '8px', sm: '16px' },
  position: 'relative',
  scrollPaddingInlineStart: 'calc(var(--names) + var(--gap))',
};

const lineHeight = 1.45;

const tableStyles = {
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  lineHeight,
  overflowWrap: 'anywhere',
  minWidth: 'calc(var(--names) + var(--count) * var(--column))',
  maxWidth: 'calc(var(--names) + var(--count) * 320px)',
} as const;

const DataCell = styled(TableCell)({
  padding: '12px var(--gap) 12px 0',
  fontWeight: 400,
  lineHeight: 'inherit',
  letterSpacing: 'normal',
  textAlign: 'start',
}) as typeof TableCell;

/**
 * Cell with the name of a row. It stays at the edge of the table while the products scroll
 * sideways.
 */
const NameCell = styled(DataCell)(({ theme: { vars } }) => ({
  width: 'var(--names)',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  fontWeight: 600,
  fontSize: '0.8125rem',
  backgroundColor: vars.palette.background.default,
})) as typeof TableCell;

const differsLabelStyles = { display: 'block', fontSize: '0.75rem', fontWeight: 600, lineHeight };

/**
 * Usual number of lines of text in a table row: on a phone, on a wide screen with more than two
 * columns, and on any other wide screen. The cells reserve this space while products load.
 */
const usualLineCounts = new Map<string, readonly [phone: number, several: number, wide: number]>([
  ['Price', [4, 2, 2]],
  ['Packs', [9, 7, 3]],
  ['Options', [5, 3, 3]],
]);
const defaultLineCounts = [3, 2, 2] as const;

function getPlaceholderSx(rowName: string, columnCount: number): SxProps {
  const [phoneLines, multiColumnLines, wideLines] =
    usualLineCounts.get(rowName) ?? defaultLineCounts;
  return {
    minHeight: {
      xs: `${(columnCount > 1 ? phoneLines : wideLines) * lineHeight}em`,
      sm: `${(columnCount > 2 ? multiColumnLines : wideLines) * lineHeight}em`,
    },
  };
}

/** Scrolls to a focused element that is only partly visible, because browsers do not do that. */
const bringIntoView = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const isLoadingFirstTime = ({ currentData, isFetching }: ProductQuery) =>
  currentData === undefined && isFetching;

interface CompareTableProps {
  ids: readonly string[];
  onRemove?: (name: string, index: number) => void;
}

/**
 * Compares up to four products. Each column loads with its own request, and a failure affects only
 * that column.
 */
export function CompareTable({ ids, onRemove }: CompareTableProps) {
  const [firstId, secondId, thirdId, fourthId] = ids;
  const pieces = useNeededPieces();
  const queries = [
    useProduct(firstId),
    useProduct(secondId),
    useProduct(thirdId),
    useProduct(fourthId),
  ];
  const columnQueries = queries.slice(0, ids.length);
  const rows = getCompareRows(
    columnQueries.map(({ currentData }) => currentData ?? undefined),
    pieces,
    columnQueries.some(isLoadingFirstTime),
  );
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false);
  const visibleRows = showsOnlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;

  return (
    <>
      <NeededPiecesField />
      {columnQueries.length > 1 && (
        <FormControlLabel
          control={<Checkbox />}
          checked={showsOnlyDifferences}
          onChange={() => setShowsOnlyDifferences(!showsOnlyDifferences)}
          label="Differences only"
          sx={{ mb: 1 }}
        />
      )}
      <TableContainer role="region" aria-label="Comparison" tabIndex={0} sx={frameStyles}>
        <Table style={{ '--count': columnQueries.length } as CSSProperties} sx={tableStyles}>
          <TableHead>
            <TableRow>
              <NameCell component="td">
                <VisuallyHidden>Feature</VisuallyHidden>
              </NameCell>
              {columnQueries.map((query, index) => (
                <DataCell key={ids[index]} onFocus={bringIntoView}>
                  <CompareHead
                    query={query}
                    onRemove={onRemove && ((name) => onRemove(name, index))}
                  />
                </DataCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <NameCell component="th" scope="row">
                Buy
              </NameCell>
              {columnQueries.map((query, index) => (
                <DataCell key={ids[index]} onFocus={bringIntoView}>
                  {isLoadingFirstTime(query) && <Skeleton variant="rounded" height={44} />}
                  {query.currentData && (
                    <Button
                      variant="outlined"
                      fullWidth
                      href={getProductPath(query.currentData.productId)}
                      sx={{ maxWidth: 200, px: 0.5 }}
                    >
                      <span>
                        Pick a pack
                        <VisuallyHidden>{` of ${query.currentData.productName}`}</VisuallyHidden>
                      </span>
                    </Button>
                  )}
                </DataCell>
              ))}
            </TableRow>
            {visibleRows.map(({ name, cells, isDifferent }) => (
              <TableRow key={name}>
                <NameCell component="th" scope="row">
                  <bdi>{name}</bdi>
                  {/* A word marks the row, because many people cannot tell colours apart. */}
                  {isDifferent && (
                    <Typography component="small" color="secondary" sx={differsLabelStyles}>
                      Differs
                    </Typography>
                  )}
                </NameCell>
                {columnQueries.map((query, index) => (
                  <DataCell key={ids[index]}>
                    <Cell
                      query={query}
                      lines={cells[index] ?? []}
                      placeholderSx={getPlaceholderSx(name, columnQueries.length)}
                    />
                  </DataCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {showsOnlyDifferences && visibleRows.length === 0 && (
        <Typography role="status">We know of no differences between these products.</Typography>
      )}
    </>
  );
}

interface CellProps {
  query: ProductQuery;
  lines: readonly string[];
  /** Reserves the height of the cell while the product loads. */
  placeholderSx: SxProps;
}

function Cell({ query, lines, placeholderSx }: CellProps) {
  if (isLoadingFirstTime(query)) {
    return (
      <Box sx={placeholderSx}>
        <Skeleton />
      </Box>
    );
  }
  // If the request failed, the head of the column says so.
  if (!query.currentData) return null;
  if (lines.length === 0) {
    return (
      <Typography component="span" color="textSecondary" sx={{ font: 'inherit' }}>
        Not stated
      </Typography>
    );
  }
  return lines.map((line, index) => (
    <div key={index} dir="auto">
      {line}
    </div>
  ));
}
