import { randomBytes } from 'node:crypto';

import sharp from 'sharp';

import { createVisitor } from './visitor.mjs';

/** Secrets that an attack sends, or that the shop answers it with: none may be found in a log. */
export const secrets = /wrong-password|victim@example|scrypt\$|eyJ[\w-]{10}/;

/** Noise, so that nothing is saved by its being plain. 4,096 pixels wide it is as large as the shop takes. @param {number} side */
export async function largePicture(side) {
  const small = { width: 1024, height: 1024, channels: /** @type {const} */ (3) };
  return sharp(randomBytes(1024 * 1024 * 3), { raw: small })
    .resize(side, side, { kernel: 'nearest' })
    .jpeg({ quality: 40 })
    .toBuffer();
}

/**
 * So many logins and pictures at once, while somebody else loads a file again and again.
 * @param {string} url @param {string} file @param {Buffer} picture
 */
export async function attack(url, file, picture, { logins = 60, pictures = 12 } = {}) {
  let under = true;
  const visitor = createVisitor(url);
  const answers = Array.from({ length: logins }, (_, i) =>
    visitor.logIn(`victim@example${i}.com`, 'wrong-password'),
  );
  for (let i = 0; i < pictures; i += 1) answers.push(visitor.upload(new Uint8Array(picture)));
  const ended = Promise.all(answers).finally(() => (under = false));
  ended.catch(() => undefined);
  const times = [];
  while (under) {
    const from = performance.now();
    await (await fetch(url + file)).arrayBuffer();
    times.push(performance.now() - from);
  }
  return { times, statuses: (await ended).map(({ status }) => status) };
}
