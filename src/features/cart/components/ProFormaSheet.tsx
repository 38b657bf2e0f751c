import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { CartLine } from '@/shared/contract/cart';
import { daysAfter, formatDate } from '@/shared/format/date';
import { salesTax } from '@/shared/format/salesTax';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import { joinedParts } from '@/shared/text/isolated';
import { Logo } from '@/shared/ui/Logo';
import { lineIdentity, lineTotal } from '../cartLines';
import { eachText, piecesText } from '../linePieces';
import { Panel } from './Panel';
import { sideBySide } from './TwoColumns';
import { paymentMethod, totalsOf } from '../orderText';

/** Who sells or buys: a name, and lines of address below it. */
interface Party {
  name: string;
  lines: readonly (string | undefined)[];
}

export interface ProFormaFacts {
  /** Of a placed order; a cart has none. */
  reference?: string;
  date: string | number;
  company: Party;
  customer: Party;
  lines: readonly CartLine[];
}

const Table = styled('table')(({ theme: { breakpoints, vars } }) => ({
  width: '100%',
  [breakpoints.down('sm')]: { fontSize: '0.875rem' },
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', paddingBottom: 8, color: vars.palette.text.secondary },
  '& th, & td': {
    padding: '8px 0 8px 8px',
    borderTop: `1px solid ${vars.palette.divider}`,
    verticalAlign: 'top',
    textAlign: 'right',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': {
    paddingLeft: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
  },
  '& thead th, & tfoot tr:last-of-type > *': { fontWeight: 700 },
  '& tr': { breakInside: 'avoid' },
}));

function PartyBlock({ title, party }: { title: string; party: Party }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <h3 className="overline muted">{title}</h3>
      <p style={{ fontWeight: 600 }}>
        <bdi>{party.name || '—'}</bdi>
      </p>
      <address style={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {party.lines.filter(Boolean).join('\n')}
      </address>
    </Box>
  );
}

/** The paper itself: what is printed, or saved as PDF by the browser. */
export function ProFormaSheet({ reference, date, company, customer, lines }: ProFormaFacts) {
  const { quoteDays, business } = runtimeConfig().brand;
  const { taxNumber, bank, terms } = business;
  const valid = `valid until ${formatDate(daysAfter(date, quoteDays))}`;
  const notes = { Payment: paymentMethod, Bank: bank, Terms: terms };
  return (
    <Panel as="article" data-print-area aria-label="Pro-forma invoice">
      <Logo name={company.name} />
      <h2>Pro-forma invoice</h2>
      <p style={{ marginTop: 4, fontWeight: 600 }}>This is not a tax invoice.</p>
      <p className="muted">{joinedParts([reference && `Order ${reference}`, formatDate(date)])}</p>
      <Box sx={{ display: 'grid', gap: 3, my: 3, gridTemplateColumns: sideBySide }}>
        <PartyBlock title="From" party={{ ...company, lines: [...company.lines, taxNumber] }} />
        <PartyBlock title="For" party={customer} />
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table>
          <caption>{`${['All prices in rupees', salesTax(), valid].filter(Boolean).join(', ')}.`}</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Packs</th>
              <th scope="col">Price</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={lineIdentity(line)}>
                <th scope="row">
                  <bdi>{line.name}</bdi>
                  <span className="small" style={{ display: 'block' }}>
                    {joinedParts([
                      line.packDescription,
                      ...line.optionLabels,
                      piecesText(line),
                      eachText(line),
                    ])}
                  </span>
                </th>
                <td>{line.quantity}</td>
                <td>{formatRupees(line.price)}</td>
                <td>{formatPaisa(lineTotal(line))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {totalsOf(lines).map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row" colSpan={3}>
                  {name}
                </th>
                <td>{formatPaisa(amount)}</td>
              </tr>
            ))}
          </tfoot>
        </Table>
      </Box>
      <Box sx={{ mt: 2, breakInside: 'avoid' }}>
        {Object.entries(notes).map(
          ([name, note]) => note && <p key={name}>{`${name}: ${note}`}</p>,
        )}
      </Box>
      <Box sx={signatures}>
        <div>
          For <bdi>{company.name}</bdi>
        </div>
        <div>Approved by</div>
      </Box>
    </Panel>
  );
}

const signatures = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  mt: 6,
  breakInside: 'avoid',
  '& > div': { borderTop: 1, borderColor: 'text.secondary', pt: 0.5 },
};
