import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyboardReturnRounded from '@mui/icons-material/KeyboardReturnRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { paths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { getSalesTaxText } from '@/shared/format/salesTax';

/** Table of delivery times in working days, by city. */
const DeliveryDays = ({ cities }: { cities: readonly [city: string, days: number][] }) => (
  <Table size="small" sx={{ width: 'auto', my: 0.5 }}>
    <TableHead>
      <TableRow>
        <TableCell>City</TableCell>
        <TableCell align="right">Working days</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {cities.map(([city, dayCount]) => (
        <TableRow key={city}>
          <TableCell component="th" scope="row">
            {city === 'others' ? 'Other cities' : <bdi>{city}</bdi>}
          </TableCell>
          <TableCell align="right">{dayCount}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** Shows what `config.js` states about delivery, returns, minimum order and sales tax. */
export function ServiceNotes() {
  const { delivery, returns, minimumOrder, days } = getRuntimeConfig().brand.service;
  const cities = Object.entries(days);
  const taxText = getSalesTaxText();
  const notes = [
    {
      title: 'Delivery',
      text: (delivery || cities.length > 0) && (
        <>
          {delivery}
          {cities.length > 0 && <DeliveryDays cities={cities} />}
        </>
      ),
      Icon: LocalShippingOutlined,
    },
    { title: 'Returns', text: returns, Icon: KeyboardReturnRounded },
    { title: 'Minimum order', text: minimumOrder, Icon: Inventory2Outlined },
    { title: 'Prices', text: taxText && `Per pack, ${taxText}.`, Icon: ReceiptLongOutlined },
  ].filter(({ text }) => text);
  if (notes.length === 0) return null;
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.9375rem' }}>
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        {notes.map(({ title, text, Icon }) => (
          <Box key={title} sx={{ position: 'relative', pl: '2.25rem' }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              <Icon aria-hidden sx={{ position: 'absolute', left: 0, color: 'text.secondary' }} />
              <span>{title}</span>
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
      {(delivery || returns) && (
        <Link
          href={paths.terms.to()}
          sx={{ display: 'inline-block', m: '4px 0 0 2.25rem', py: 1.25 }}
        >
          Terms of delivery and returns
        </Link>
      )}
    </Box>
  );
}
