import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { CartLine } from '@/shared/contract/cart';
import { formatDate } from '@/shared/format/date';
import { getSalesTaxText } from '@/shared/format/salesTax';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { joinParts } from '@/shared/text/isolate';
import { Logo } from '@/shared/ui/Logo';
import { Panel } from '@/shared/ui/Panel';
import { sideBySideColumns } from '@/shared/ui/TwoColumns';
import { getLineKey, getLineTotal } from '../cartLines';
import { formatPriceEach, formatLinePieces } from '../linePieces';
import { paymentMethod, getTotals, formatValidUntil } from '../orderText';

/** Seller or buyer, with address lines below the name. */
interface Party {
  name: string;
  lines: readonly (string | undefined)[];
}

export interface ProFormaContent {
  /** Reference of a placed order. The pro-forma of a cart has no reference. */
  reference?: string;
  date: string | number;
  company: Party;
  customer: Party;
  lines: readonly CartLine[];
}

function PartyBlock({ title, party }: { title: string; party: Party }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="overline" component="h3" color="textSecondary">
        {title}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        <bdi>{party.name || '—'}</bdi>
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {party.lines.filter(Boolean).join('\n')}
      </Box>
    </Box>
  );
}

/** Sheet that the browser prints or saves as PDF. */
export function ProFormaSheet({ reference, date, company, customer, lines }: ProFormaContent) {
  const { taxNumber, bank, terms } = getRuntimeConfig().brand.business;
  const validText = `valid until ${formatValidUntil(date)}`;
  const totals = getTotals(lines);
  const notes = { Payment: paymentMethod, Bank: bank, Terms: terms };
  return (
    <Panel component="article" data-print-area aria-label="Pro-forma invoice">
      <Logo name={company.name} />
      <Typography variant="h2">Pro-forma invoice</Typography>
      <Typography sx={{ mt: 0.5, fontWeight: 600 }}>This is not a tax invoice.</Typography>
      <Typography color="textSecondary">
        {joinParts([reference && `Order ${reference}`, formatDate(date)])}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, my: 3, gridTemplateColumns: sideBySideColumns }}>
        <PartyBlock title="From" party={{ ...company, lines: [...company.lines, taxNumber] }} />
        <PartyBlock title="For" party={customer} />
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <caption>{`${['All prices in rupees', getSalesTaxText(), validText].filter(Boolean).join(', ')}.`}</caption>
          <TableHead>
            <TableRow>
              <TableCell>Product</TableCell>
              <TableCell align="right">Packs</TableCell>
              <TableCell align="right">Price</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={getLineKey(line)}>
                <TableCell component="th" scope="row">
                  <bdi>{line.name}</bdi>
                  <Typography variant="body2" component="span" sx={{ display: 'block' }}>
                    {joinParts([
                      line.packDescription,
                      ...line.optionLabels,
                      formatLinePieces(line),
                      formatPriceEach(line),
                    ])}
                  </Typography>
                </TableCell>
                <TableCell align="right">{line.quantity}</TableCell>
                <TableCell align="right">{formatRupees(line.price)}</TableCell>
                <TableCell align="right">{formatPaisa(getLineTotal(line))}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            {totals.map(({ name, amount }, index) => {
              const weightStyles = { fontWeight: index === totals.length - 1 ? 700 : undefined };
              return (
                <TableRow key={name}>
                  <TableCell component="th" scope="row" colSpan={3} sx={weightStyles}>
                    {name}
                  </TableCell>
                  <TableCell align="right" sx={weightStyles}>
                    {formatPaisa(amount)}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableFooter>
        </Table>
      </Box>
      <Box sx={{ mt: 2, breakInside: 'avoid' }}>
        {Object.entries(notes).map(
          ([name, note]) => note && <Typography key={name}>{`${name}: ${note}`}</Typography>,
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 4,
          mt: 6,
          breakInside: 'avoid',
        }}
      >
        <Box sx={signatureStyles}>
          For <bdi>{company.name}</bdi>
        </Box>
        <Box sx={signatureStyles}>Approved by</Box>
      </Box>
    </Panel>
  );
}

const signatureStyles = { borderTop: 1, borderColor: 'text.secondary', pt: 0.5 };
