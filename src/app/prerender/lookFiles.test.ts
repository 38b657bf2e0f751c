import { cpSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { tempFolder } from '../../../server/testing/tempFolder';
import { previewFile, siteLook, writeIcons, writePreview } from './lookFiles';

const { folder: out, at, write } = tempFolder();
const picture = (side: number, background = '#2846C8') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(() => cpSync('server/seed/brands/second', at('brand'), { recursive: true }));
beforeAll(() => mkdirSync(at('icons')));

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

test.each([
  ['big.png', Buffer.alloc(4 * 1024 * 1024), 'it has 4096 KB'],
  ['none.png', undefined, 'it cannot be read'],
  ['text.png', 'text', 'it cannot be read'],
  ['broken.svg', '<svg><g>', 'it cannot be read'],
  ['script.svg', svg('<script>1</script>'), 'it holds a script'],
  ['listener.svg', svg('<g onload="a()"/>'), 'it holds a script'],
  ['link.svg', svg('<a href=" JavaScript:a()"/>'), 'it holds a script'],
  ['html.svg', svg('<foreignObject/>'), 'it holds a script'],
])('%s is refused as logo and icon, and the usual ones stand', async (file, content, words) => {
  if (content !== undefined) write(file, content);
  const { logo, icon, notes } = await siteLook(
    { logo: { file, width: 9, height: 9 }, icon: file },
    out,
  );
  expect([logo, icon]).toEqual([undefined, undefined]);
  const said = ['logo', 'icon'].map((key) => `brand.look.${key} ${file} is refused: ${words}`);
  expect(notes).toEqual(said.map((each) => expect.stringContaining(each) as string));
});

test('icons of all sizes are made of one picture, which phones may cut round', async () => {
  write('small.png', await picture(64));
  const { notes } = await siteLook({ icon: 'small.png' }, out);
  expect(notes).toEqual(['brand.look.icon small.png is refused: it is 64 px wide, not 192']);
  write('icon.png', await picture(256));
  for (const file of ['brand/icon.svg', 'icon.png']) {
    expect(await siteLook({ icon: file }, out)).toMatchObject({ icon: file, notes: [] });
    await writeIcons(out, file, '#FF8800');
    for (const side of [192, 512]) {
      const icon = sharp(at(`icons/icon-${String(side)}.png`)).raw();
      const { data, info } = await icon.toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([side, side, 3]);
      const colourAt = (x: number) =>
        data
          .subarray(3 * x * (side + 1))
          .readUIntBE(0, 3)
          .toString(16);
      expect([colourAt(0), colourAt(side / 4)]).toEqual(['ff8800', '2846c8']);
    }
    const { isOpaque } = await sharp(at('icons/icon.svg')).stats();
    expect(isOpaque).toBe(file === 'icon.png');
  }
});

test('previews show the logo whole, on the ground of the shop', async () => {
  await writePreview(out, 'brand/logo.svg', '#FF8800');
  const preview = sharp(at(previewFile));
  const { info } = await preview.trim().toBuffer({ resolveWithObject: true });
  expect(await preview.metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(info.width / 720).toBeCloseTo(1, 1);
});
