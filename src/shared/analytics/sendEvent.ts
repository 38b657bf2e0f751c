import { getRuntimeConfig } from '../config/runtimeConfig';

/** Fields of an event. They have the names of Google's e-commerce events. */
export type EventFields = Record<string, unknown>;

/**
 * Sends an event to the owner's scripts in a microtask, so that an error in these scripts cannot
 * interrupt the shop's code.
 */
export function sendEvent(event: string, fields: EventFields = {}): void {
  const { brand, events } = getRuntimeConfig();
  const detail = fields.items ? { currency: brand.currency, ...fields } : fields;
  const ownerGlobals = window as { storefrontEvents?: EventTarget; dataLayer?: unknown[] };
  queueMicrotask(() => {
    if (events === 'dom') {
      ownerGlobals.storefrontEvents ??= new EventTarget();
      ownerGlobals.storefrontEvents.dispatchEvent(new CustomEvent(event, { detail }));
      return;
    }
    ownerGlobals.dataLayer ??= [];
    // Without the `null`, Google Tag Manager would merge the products of the previous event into
    // this event.
    if (fields.items)
      ownerGlobals.dataLayer.push({ ecommerce: null }, { event, ecommerce: detail });
    else ownerGlobals.dataLayer.push({ event, ...detail });
  });
}
