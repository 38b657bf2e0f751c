import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { Button } from '@/shared/ui/Button';
import { dismissReminders, usePlacedOrders } from '../placedOrders';
import { wantsReminder } from '../unsentOrders';

const showOrders = [paths.placeOrder.pattern, paths.orders.pattern];

const Line = styled('div')(({ theme: { breakpoints, vars } }) => ({
  minHeight: 60,
  // A border would make it higher than the room that a prerendered page leaves for it.
  boxShadow: `inset 0 -1px ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
  '& > section': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 'inherit',
    // On phones the reference stays on one line.
    fontSize: '0.875rem',
    lineHeight: 1.35,
  },
  '& p': { flex: '1 0 9em' },
  [breakpoints.up('sm')]: {
    minHeight: 48,
    '& > section': { gap: 8, fontSize: '0.9375rem' },
    '& p': { flex: 'none' },
  },
  '@media print': { display: 'none' },
}));

/** A line on orders that are not sent yet, on every page that does not show orders itself. */
export function OrderReminder() {
  const { pathname, key } = useLocation();
  const isQuiet = showOrders.some((pattern) => matchPath(pattern, pathname));
  return isQuiet ? null : <Reminder key={key} />;
}

function Reminder() {
  const orders = usePlacedOrders().filter(wantsReminder);
  const references = orders.map(({ reference }) => reference);
  const [first] = references;
  const { parts, sendingSince } = orders[0] ?? {};
  const unsent = sendingSince ? 'may not have arrived' : 'is not sent yet';
  // It comes with a new page only, so that it pushes nothing, and goes at once.
  const [wasThere] = useState(first !== undefined);
  if (!wasThere || first === undefined) return null;
  const isOne = references.length === 1;
  return (
    <Line>
      <section aria-label="Not sent yet" className="page-width">
        <p>
          {isOne
            ? `Order ${first} ${parts ? 'is sent in part only' : unsent}`
            : `${references.length} orders are not sent yet`}
        </p>
        <Button
          to={isOne ? paths.placeOrder.to(first) : paths.orders.to()}
          aria-label={isOne ? `Open order ${first}` : 'Open My Orders'}
        >
          Open
        </Button>
        <Button
          aria-label="Dismiss this reminder"
          className="muted"
          onClick={() => {
            dismissReminders(references);
            // The line goes, and what had the focus with it.
            focusPageHeading();
          }}
        >
          Dismiss
        </Button>
      </section>
    </Line>
  );
}
