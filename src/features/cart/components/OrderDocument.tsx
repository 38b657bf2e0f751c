import { companyLines } from '@/shared/contract/delivery';
import { formatDate } from '@/shared/format/date';
import { now } from '@/shared/timing/clock';
import { deliveryBy } from '../deliveryBy';
import { paymentMethod } from '../orderText';
import type { PlacedOrder } from '../placedOrders';
import { OrderLines } from './OrderLines';
import { Panel } from './Panel';

export function OrderDocument({ order, shopName }: { order: PlacedOrder; shopName: string }) {
  const { placedAt, state, stateAt } = order;
  const { fullName, phone, email, address, city, remark } = order.delivery;
  // What is not sent yet goes today at the earliest.
  const by = deliveryBy(city, state === 'notSent' ? now() : stateAt || placedAt);
  return (
    <Panel data-aside aria-label={`Order ${order.reference}`}>
      <span className="overline muted">{shopName}</span>
      <h2 className="h3">{`Order ${order.reference}`}</h2>
      <p className="small muted" style={{ marginBottom: 20 }}>
        {formatDate(placedAt)}
      </p>
      <OrderLines lines={order.lines} />
      <h3 className="h4" style={{ marginTop: 16 }}>
        Deliver to
      </h3>
      <address style={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {[fullName, phone, email, address, city, ...companyLines(order.delivery)].join('\n')}
      </address>
      {by && <p style={{ marginTop: 8 }}>{by}</p>}
      {remark && (
        <p style={{ marginTop: 8, whiteSpace: 'pre-line' }}>
          Remark: <bdi>{remark}</bdi>
        </p>
      )}
      <p style={{ marginTop: 8 }}>{`Payment: ${paymentMethod}`}</p>
    </Panel>
  );
}
