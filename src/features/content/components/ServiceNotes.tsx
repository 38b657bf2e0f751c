import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyboardReturnRounded from '@mui/icons-material/KeyboardReturnRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { salesTax } from '@/shared/format/salesTax';

/** Delivery, returns, minimum order and sales tax, as `config.js` has them; what is empty there is not shown. */
export function ServiceNotes() {
  const { delivery, returns, minimumOrder, days } = runtimeConfig().brand.service;
  const inDays = Object.entries(days).map((entry) => entry.join(' '));
  const toCities = inDays.length > 0 && `In working days: ${inDays.join(', ')}.`;
  const tax = salesTax();
  const notes = [
    {
      title: 'Delivery',
      text: [delivery, toCities].filter(Boolean).join(' '),
      icon: <LocalShippingOutlined />,
    },
    { title: 'Returns', text: returns, icon: <KeyboardReturnRounded /> },
    { title: 'Minimum order', text: minimumOrder, icon: <Inventory2Outlined /> },
    { title: 'Prices', text: tax && `Per pack, ${tax}.`, icon: <ReceiptLongOutlined /> },
  ].filter(({ text }) => text);
  if (notes.length === 0) return null;
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.9375rem' }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {notes.map(({ title, text, icon }) => (
          <Box
            key={title}
            sx={{
              position: 'relative',
              pl: 4.5,
              '& svg': { position: 'absolute', left: 0, color: 'text.secondary' },
            }}
          >
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {icon}
              {title}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
      {(delivery || returns) && (
        <Link
          to={paths.terms.to()}
          style={{ display: 'inline-block', margin: '4px 0 0 36px', paddingBlock: 10 }}
        >
          Terms of delivery and returns
        </Link>
      )}
    </Box>
  );
}
