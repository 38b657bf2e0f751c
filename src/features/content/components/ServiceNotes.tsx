import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { salesTax } from '@/shared/format/salesTax';
import { SpriteIcon } from '@/shared/ui/Icon';

const Notes = styled('div')(({ theme: { vars } }) => ({
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '0.9375rem',
  '& dl': { display: 'grid', gap: 8, margin: 0 },
  '& dl > div': { position: 'relative', paddingLeft: '2.25rem' },
  '& svg': { position: 'absolute', left: 0, color: vars.palette.text.secondary },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: vars.palette.text.secondary },
  '& > a': { display: 'inline-block', margin: '4px 0 0 2.25rem', paddingBlock: 10 },
}));

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
      icon: 'delivery',
    },
    { title: 'Returns', text: returns, icon: 'returns' },
    { title: 'Minimum order', text: minimumOrder, icon: 'order' },
    { title: 'Prices', text: tax && `Per pack, ${tax}.`, icon: 'prices' },
  ].filter(({ text }) => text);
  if (notes.length === 0) return null;
  return (
    <Notes>
      <dl>
        {notes.map(({ title, text, icon }) => (
          <div key={title}>
            <dt>
              <SpriteIcon name={icon} />
              <span>{title}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {(delivery || returns) && <Link to={paths.terms.to()}>Terms of delivery and returns</Link>}
    </Notes>
  );
}
