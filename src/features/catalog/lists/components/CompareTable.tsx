import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { getErrorMessage } from '@/shared/api/apiError';
import { InlineError } from '@/shared/ui/InlineError';
import { StaleNote } from '@/shared/ui/QueryView';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useProduct } from '../../catalogApi';
import { getProductPath } from '../../getProductPath';
import { NeededPiecesField } from '../../quantity/components/NeededPiecesField';
import { useNeededPieces } from '../../quantity/neededPieces';
import { getCompareRows } from '../compareRows';
import { RemoveButton } from './RemoveButton';

type ProductQuery = ReturnType<typeof useProduct>;

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

/** Product names need three lines in a narrow column. */
const productNameStyles = { display: 'block', minHeight: { xs: 'max(44px, 4.05em)', sm: 44 } };

interface ProductHeadProps {
  query: ProductQuery;
  onRemove?: ((name: string) => void) | undefined;
}

/** Picture, name and remove button of a product. It alone reports a failed request. */
function ProductHead({ query, onRemove }: ProductHeadProps) {
  const { currentData: product, error, isFetching, refetch } = query;
  const name = product?.productName ?? 'This product';
  return (
    // A separate stacking context keeps the picture and the button behind the sticky row names.
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        maxWidth: 200,
        fontWeight: 600,
        lineHeight: 1.35,
      }}
    >
      <Card sx={{ aspectRatio: '1', mb: 1 }}>
        <ResponsiveImage
          src={product?.productImageRequests[0]?.productImageURL}
          alt=""
          width={320}
          height={320}
          maxWidth={480}
          sizes="200px"
        />
      </Card>
      {product && (
        <Link
          dir="auto"
          href={getProductPath(product.productId)}
          color="inherit"
          sx={productNameStyles}
        >
          {name}
        </Link>
      )}
      {product && !isFetching && <StaleNote query={query} />}
      {product === null && <span>No longer sold</span>}
      {isLoadingFirstTime(query) && (
        <Box sx={productNameStyles}>
          <Skeleton />
        </Box>
      )}
      {product === undefined && !isFetching && (
        <InlineError message={getErrorMessage(error)} onRetry={() => void refetch()} />
      )}
      {onRemove && <RemoveButton name={name} onRemove={() => onRemove(name)} />}
    </Box>
  );
}

function BuyButton({ query }: { query: ProductQuery }) {
  const { currentData: product } = query;
  if (isLoadingFirstTime(query)) return <Skeleton variant="rounded" height={44} />;
  if (!product) return null;
  return (
    <Button
      variant="outlined"
      fullWidth
      href={getProductPath(product.productId)}
      sx={{ maxWidth: 200, px: 0.5 }}
    >
      <span>
        Pick a pack
        <VisuallyHidden>{` of ${product.productName}`}</VisuallyHidden>
      </span>
    </Button>
  );
}

interface CellContentProps {
  query: ProductQuery;
  lines: readonly string[];
  usualHeight: typeof defaultHeight;
}

function CellContent({ query, lines, usualHeight }: CellContentProps) {
  if (isLoadingFirstTime(query))
    return (
      <Box sx={{ minHeight: usualHeight }}>
        <Skeleton />
      </Box>
    );
  // If the request failed, the head of the column says so.
  if (!query.currentData) return null;
  if (lines.length === 0)
    return (
      <Typography component="span" color="textSecondary" sx={{ font: 'inherit' }}>
        Not stated
      </Typography>
    );
  return lines.map((line, index) => (
    <div key={index} dir="auto">
      {line}
    </div>
  ));
}
