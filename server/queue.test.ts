import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSite } from './createSite';
import { createQueue } from './http/queue';
import { createMemoryStore } from './testing/memoryStore';
import { demoOptions, demoRows } from './testing/testApp';

/** Jobs that last until they are told to end. */
function heldJobs() {
  const started: string[] = [];
  const ends = new Map<string, (fail?: Error) => void>();
  const job = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, (fail) => {
        if (fail) reject(fail);
        else resolve(name);
      });
    });
  return { started, job, end: (name: string, fail?: Error) => ends.get(name)?.(fail) };
}

describe('a queue', () => {
  it('runs so many jobs at once, the others in their order', async () => {
    const { started, job, end } = heldJobs();
    const run = createQueue({ atOnce: 2, waiting: 2 });
    const all = ['a', 'b', 'c', 'd'].map((name) => run(job(name)));
    expect(started).toEqual(['a', 'b']);
    end('b');
    expect(await all[1]).toBe('b');
    expect(started).toEqual(['a', 'b', 'c']);
    end('a');
    await all[0];
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses what is beyond its length, until there is room again', async () => {
    const { started, job, end } = heldJobs();
    const run = createQueue({ atOnce: 1, waiting: 1 });
    const first = run(job('a'));
    const second = run(job('b'));
    await expect(run(job('c'))).rejects.toMatchObject({ status: 503, seconds: 2 });
    end('a');
    await first;
    const third = run(job('d'));
    end('b');
    await second;
    end('d');
    await third;
    expect(started).toEqual(['a', 'b', 'd']);
  });

  it('goes on after a job that fails', async () => {
    const { job, end } = heldJobs();
    const run = createQueue({ atOnce: 1, waiting: 1 });
    const all = [run(job('a')), run(job('b'))];
    end('a', new Error('broken'));
    await expect(all[0]).rejects.toThrow('broken');
    end('b');
    expect(await all[1]).toBe('b');
    await expect(run(() => Promise.resolve('c'))).resolves.toBe('c');
  });
});

it('asks who wants a smaller picture to come back while the resizer is busy', async () => {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), 'shop-queue-'));
  const { job, end } = heldJobs();
  const run = createQueue({ atOnce: 1, waiting: 0 });
  const site = createSite(createMemoryStore(demoRows), {
    ...demoOptions,
    staticFolder: cacheFolder,
    media: { folder: 'server/seed/images', cacheFolder, run },
  });
  const picture = '/media/products/burger-box.webp';
  const held = run(job('held'));
  const refused = await site.request(`${picture}?w=160`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('2');
  expect((await site.request(picture)).status).toBe(200);
  end('held');
  await held;
  expect((await site.request(`${picture}?w=160`)).status).toBe(200);
  rmSync(cacheFolder, { recursive: true });
});
