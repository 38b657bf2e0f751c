/** What the call answers when all is well. */
type Well = () => Promise<Response>;

export interface Fault {
  name: string;
  /**
   * `outage`: another try may succeed. `refusal`: none will. `login`: a 401. `unreadable`: a success that says nothing.
   * `broken`: some of it can be read. `passing`: all of it arrives.
   */
  kind: 'outage' | 'refusal' | 'login' | 'unreadable' | 'broken' | 'passing';
  answer: (asked: Asked) => Promise<Response | undefined> | Response | undefined;
}

interface Asked {
  well: Well;
  /** Which try this is, from 1. */
  nth: number;
  broken: (body: unknown) => unknown;
  big: (body: unknown) => unknown;
  /** Answers nothing for so many ms. */
  silence: (ms: number) => Promise<void>;
}

/** The server's own words, where it has any. */
export const serverWords = 'Closed for stocktaking until noon';

const status = (code: number, headers?: HeadersInit) => () =>
  new Response(null, { status: code, ...(headers && { headers }) });

const encoded = async (well: Well) => new Uint8Array(await (await well()).arrayBuffer());
const asJson = async (response: Response) => {
  const text = await response.text();
  return text ? (JSON.parse(text) as unknown) : null;
};
const rewritten = async (well: Well, change: (body: unknown) => unknown) =>
  Response.json(change(await asJson(await well())));

/** The first half, then the end of the connection. */
async function cut(well: Well): Promise<Response> {
  const bytes = await encoded(well);
  return new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2))),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
  );
}

const pieces = 10;

async function trickle(well: Well): Promise<Response> {
  const bytes = await encoded(well);
  const size = Math.ceil(bytes.length / pieces);
  let sent = 0;
  return new Response(
    new ReadableStream({
      pull: async (stream) => {
        if (sent === pieces) {
          stream.close();
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 1000));
        stream.enqueue(bytes.slice(sent * size, (sent += 1) * size));
      },
    }),
  );
}

const markup = '<!doctype html><title>Log in to the Wi-Fi</title><p>Welcome</p>';

export const faults: readonly Fault[] = [
  { name: '500', kind: 'outage', answer: status(500) },
  { name: '503 with Retry-After', kind: 'outage', answer: status(503, { 'retry-after': '7' }) },
  {
    name: '400 with a message',
    kind: 'refusal',
    answer: () => Response.json({ message: serverWords }, { status: 400 }),
  },
  {
    name: '401 once',
    kind: 'login',
    answer: ({ nth }) => (nth === 1 ? status(401)() : undefined),
  },
  { name: '401 always', kind: 'login', answer: status(401) },
  { name: '404', kind: 'refusal', answer: status(404) },
  { name: '429', kind: 'outage', answer: status(429) },
  { name: 'connection dropped', kind: 'outage', answer: () => Response.error() },
  { name: 'dropped half-way', kind: 'outage', answer: ({ well }) => cut(well) },
  {
    name: '30 s of silence',
    kind: 'outage',
    answer: async ({ silence, well }) => {
      await silence(30_000);
      return well();
    },
  },
  {
    name: 'HTML',
    kind: 'unreadable',
    answer: async ({ well }) => {
      await well();
      return new Response(markup, { headers: { 'content-type': 'text/html' } });
    },
  },
  {
    name: 'empty body',
    kind: 'unreadable',
    answer: async ({ well }) => {
      await well();
      return new Response(null);
    },
  },
  {
    name: 'wrong envelope',
    kind: 'unreadable',
    answer: ({ well }) => rewritten(well, () => ({ rows: [] })),
  },
  {
    name: 'broken rows',
    kind: 'broken',
    answer: ({ well, broken }) => rewritten(well, broken),
  },
  { name: '5 MB of rows', kind: 'passing', answer: ({ well, big }) => rewritten(well, big) },
  { name: 'slow trickle', kind: 'passing', answer: ({ well }) => trickle(well) },
];
