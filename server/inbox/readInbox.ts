import * as v from 'valibot';
import { askShop, type DataPlace } from '../owner/askShop';
import type { StoredEnquiry } from '../store';

const pageSize = 500;

const Rows = v.array(
  v.object({
    enquiryId: v.pipe(v.number(), v.safeInteger()),
    createdAt: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
    personName: v.string(),
    companyName: v.string(),
    contactNo: v.string(),
    contactEmail: v.string(),
    contactAddress: v.string(),
    contactMessage: v.string(),
  }),
);

/** All that was sent, newest first: page by page, so that a running shop serves its shoppers in between. */
export const readInbox = (place: DataPlace, since?: Date): Promise<StoredEnquiry[]> =>
  askShop(place, async (ask) => {
    const rows: StoredEnquiry[] = [];
    for (;;) {
      const before = rows.at(-1)?.enquiryId;
      const query = new URLSearchParams({
        count: String(pageSize),
        ...(before !== undefined && { before: String(before) }),
        ...(since && { since: String(since.getTime()) }),
      });
      const page = v.parse(Rows, await ask(`/enquiries?${query.toString()}`));
      rows.push(...page);
      if (page.length < pageSize) return rows;
    }
  });
