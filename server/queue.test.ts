import { createQueue } from './http/queue';

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

it('runs so many jobs at once, the others in their order, and refuses what is beyond its length', async () => {
  const { started, job, end } = heldJobs();
  const run = createQueue({ atOnce: 2, waiting: 2 });
  const all = ['a', 'b', 'c', 'd'].map((name) => run(job(name)));
  await expect(run(job('e'))).rejects.toMatchObject({ status: 503, seconds: 2 });
  expect(started).toEqual(['a', 'b']);
  end('b');
  expect(await all[1]).toBe('b');
  expect(started).toEqual(['a', 'b', 'c']);
  const late = run(job('f'));
  end('a');
  await all[0];
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  end('f');
  expect(await late).toBe('f');
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
