export interface Fault {
  name: string;
  /**
   * `outage`: a retry may succeed. `refusal`: no retry can succeed. `login`: a 401. `noJson`: a
   * success without JSON, which is an outage for a read. `unreadable`: a success without usable
   * content. `broken`: a success of which only a part is readable.
   */
  kind: 'outage' | 'refusal' | 'login' | 'noJson' | 'unreadable' | 'broken';
  answer: (request: FaultRequest) => Promise<Response | undefined> | Response | undefined;
}

interface FaultRequest {
  /** Requests the normal answer of the call. */
  getNormalAnswer: () => Promise<Response>;
  /** Number of the attempt, starting at 1. */
  attempt: number;
  breakBody: (body: unknown) => unknown;
}

/** Error text in the answers of the fault '400 with a message'. */
export const serverMessage = 'Closed for stocktaking until noon';

const createStatusAnswer = (code: number) => () => new Response(null, { status: code });

const parseBody = async (response: Response) => {
  const text = await response.text();
  return text ? (JSON.parse(text) as unknown) : null;
};
/** Lets the back end handle the call, but returns another answer instead of the normal one. */
const replaceAnswer =
  (createAnswer: () => Response) =>
  async ({ getNormalAnswer }: FaultRequest) => {
    await getNormalAnswer();
    return createAnswer();
  };

const createHtmlAnswer = (code = 200) =>
  new Response('<!doctype html><title>Log in to the Wi-Fi</title><p>Welcome</p>', {
    status: code,
    headers: { 'content-type': 'text/html' },
  });

/** One to three faults of each kind. The tests of the base query cover further faults. */
export const faults: readonly Fault[] = [
  { name: '500', kind: 'outage', answer: createStatusAnswer(500) },
  {
    name: '400 with a message',
    kind: 'refusal',
    answer: () => Response.json({ message: serverMessage }, { status: 400 }),
  },
  {
    name: '401 once',
    kind: 'login',
    answer: ({ attempt }) => (attempt === 1 ? createStatusAnswer(401)() : undefined),
  },
  { name: '401 always', kind: 'login', answer: createStatusAnswer(401) },
  { name: '404', kind: 'refusal', answer: createStatusAnswer(404) },
  { name: 'connection dropped', kind: 'outage', answer: () => Response.error() },
  { name: 'HTML', kind: 'noJson', answer: replaceAnswer(() => createHtmlAnswer()) },
  { name: 'empty body', kind: 'noJson', answer: replaceAnswer(() => new Response(null)) },
  {
    name: 'wrong envelope',
    kind: 'unreadable',
    answer: replaceAnswer(() => Response.json({ rows: [] })),
  },
  { name: 'HTML with 403', kind: 'refusal', answer: () => createHtmlAnswer(403) },
  {
    name: '401 in the body once',
    kind: 'login',
    answer: ({ attempt }) => (attempt === 1 ? Response.json({ statusCode: 401 }) : undefined),
  },
  {
    name: 'broken rows',
    kind: 'broken',
    answer: async ({ getNormalAnswer, breakBody }) =>
      Response.json(breakBody(await parseBody(await getNormalAnswer()))),
  },
];
