import { skipToken } from '@reduxjs/toolkit/query';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useGetProductQuery } from '../../catalogApi';
import { NeededPiecesField } from '../../quantity/components/NeededPiecesField';
import { useNeededPieces } from '../../quantity/neededPieces';
import { getCompareRows } from '../compareRows';
import { BuyButton, CellContent, isLoadingFirstTime, ProductHead } from './CompareCells';

/** Two products fit on a phone. With more products, the table scrolls sideways. */
const nameWidth = { xs: 'min(5rem, 24vw)', sm: '10rem' };
const productWidth = { xs: 'min(7.25rem, 32vw)', sm: '11.5rem' };

const getTableStyles = (count: number) => ({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  minWidth: {
    xs: `calc(${nameWidth.xs} + ${count} * ${productWidth.xs})`,
    sm: `calc(${nameWidth.sm} + ${count} * ${productWidth.sm})`,
  },
  maxWidth: { sm: `calc(${nameWidth.sm} + ${count} * 320px)` },
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
});

const cellStyles = { py: 1.5, pl: 0, pr: { xs: 1, sm: 2 } };

/** The names stay at the edge of the table while the products scroll sideways. */
const nameStyles = {
  ...cellStyles,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: nameWidth,
  bgcolor: 'background.default',
  fontWeight: 600,
  fontSize: '0.8125rem',
};

/** Usual height of each row's cells on phones and wider screens, reserved while products load. */
const usualHeights = new Map([
  ['Price', { xs: '4lh', sm: '2lh' }],
  ['Packs', { xs: '9lh', sm: '7lh' }],
  ['Options', { xs: '5lh', sm: '3lh' }],
]);
const defaultHeight = { xs: '3lh', sm: '2lh' };

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
    useGetProductQuery(firstId ?? skipToken),
    useGetProductQuery(secondId ?? skipToken),
    useGetProductQuery(thirdId ?? skipToken),
    useGetProductQuery(fourthId ?? skipToken),
  ].slice(0, ids.length);
  const rows = getCompareRows(
    queries.map(({ currentData }) => currentData ?? undefined),
    pieces,
    queries.some(isLoadingFirstTime),
  );
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false);
  const visibleRows = showsOnlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;

  return (
    <>
      <NeededPiecesField />
      {queries.length > 1 && (
        <FormControlLabel
          control={<Checkbox />}
          checked={showsOnlyDifferences}
          onChange={() => setShowsOnlyDifferences(!showsOnlyDifferences)}
          label="Differences only"
          sx={{ mb: 1 }}
        />
      )}
      <TableContainer
        role="region"
        aria-label="Comparison"
        tabIndex={0}
        // The padding keeps the names from covering focused elements.
        sx={{ position: 'relative', scrollPaddingInlineStart: nameWidth }}
      >
        <Table sx={getTableStyles(queries.length)}>
          <TableHead>
            <TableRow>
              <TableCell component="td" sx={nameStyles}>
                <VisuallyHidden>Feature</VisuallyHidden>
              </TableCell>
              {queries.map((query, index) => (
                <TableCell key={ids[index]} sx={cellStyles}>
                  <ProductHead
                    query={query}
                    onRemove={onRemove && ((name) => onRemove(name, index))}
                  />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell component="th" scope="row" sx={nameStyles}>
                Buy
              </TableCell>
              {queries.map((query, index) => (
                <TableCell key={ids[index]} sx={cellStyles}>
                  <BuyButton query={query} />
                </TableCell>
              ))}
            </TableRow>
            {visibleRows.map(({ name, cells, isDifferent }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={nameStyles}>
                  <bdi>{name}</bdi>
                  {/* A word marks the row, because many people cannot tell colours apart. */}
                  {isDifferent && (
                    <Typography
                      component="small"
                      color="secondary"
                      sx={{ display: 'block', fontSize: '0.75rem', fontWeight: 600 }}
                    >
                      Differs
                    </Typography>
                  )}
                </TableCell>
                {queries.map((query, index) => (
                  <TableCell key={ids[index]} sx={cellStyles}>
                    <CellContent
                      query={query}
                      lines={cells[index] ?? []}
                      usualHeight={usualHeights.get(name) ?? defaultHeight}
                    />
                  </TableCell>
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
