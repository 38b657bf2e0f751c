import { cpSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { findPictureFaults, previewFile, writeIcons, writePreview } from './lookFiles';

const { folder: siteFolder, getPath, write } = createTempFolder();
const createPicture = (side: number, background = '#2846C8') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(() => cpSync('server/seed/brands/second', getPath('brand'), { recursive: true }));
beforeAll(() => mkdirSync(getPath('icons')));

const createLogo = (file: string) => ({ file, width: 9, height: 9, alt: '' });
const createSvg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

test.each([
  ['big.png', Buffer.alloc(4 * 1024 * 1024), 'it has 4096 KB'],
  ['none.png', undefined, 'it cannot be read'],
  ['text.png', 'text', 'it cannot be read'],
  ['broken.svg', '<svg><g>', 'it cannot be read'],
  ['script.svg', createSvg('<script>1</script>'), 'it contains <script>'],
  ['listener.svg', createSvg('<g onload="a()"/>'), 'it contains the attribute "onload"'],
  ['link.svg', createSvg('<a href=" JavaScript:a()"/>'), 'it contains <a>'],
  ['html.svg', createSvg('<foreignObject/>'), 'it contains <foreignObject>'],
  ['entity.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${createSvg('&a;')}`, 'it contains a DOCTYPE'],
  ['plain-doctype.svg', `<!DOCTYPE svg>${createSvg('')}`, 'it contains a DOCTYPE'],
  [
    'frame.svg',
    createSvg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="javascript:a()"/>'),
    'it contains <h:iframe>',
  ],
  [
    'same-name.svg',
    createSvg('<path xmlns="http://www.w3.org/1999/xhtml"/>'),
    'it contains <path>',
  ],
  ['root.svg', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'it contains <html>'],
  ['attribute.svg', createSvg('<g xmlns:e="urn:e" e:on="a"/>'), 'it contains the attribute "e:on"'],
  ['newline.svg', createSvg('<use href="java&#10;script:a()"/>'), 'it contains the address "java'],
  [
    'xlink.svg',
    createSvg('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="java&#9;script:a()"/>'),
    'it contains the address',
  ],
  [
    'remote.svg',
    createSvg('<image href="https://evil.example/a.png"/>'),
    'it contains the address',
  ],
  [
    'written.svg',
    createSvg('<image href="data:image/svg+xml,&lt;svg/&gt;"/>'),
    'it contains the address',
  ],
  [
    'animated.svg',
    createSvg('<use href="#a"><set attributeName="href" to="javascript:a()"/></use>'),
    'it contains <set>',
  ],
  [
    'fill.svg',
    createSvg('<path fill="url(https://evil.example/a)"/>'),
    'it contains a style that may load',
  ],
  [
    'style.svg',
    createSvg('<style>g{fill:UR\\4C(//evil.example)}</style>'),
    'it contains a style that may load',
  ],
  [
    'import.svg',
    createSvg('<style>@import "//evil.example"</style>'),
    'it contains a style that may load',
  ],
  [
    'sheet.svg',
    `<?xml-stylesheet href="//evil.example"?>${createSvg('')}`,
    'it contains a processing instruction',
  ],
  [
    'encoding.svg',
    `<?xml version="1.0" encoding="iso-2022-jp"?>${createSvg('')}`,
    'it contains another encoding',
  ],
  ['latin.svg', Buffer.from(createSvg('<text>é</text>'), 'latin1'), 'it cannot be read'],
])('says why %s cannot be a logo or an icon', async (file, content, reason) => {
  if (content !== undefined) write(file, content);
  const faults = await findPictureFaults({ logo: createLogo(file), icon: file }, siteFolder);
  for (const key of ['logo', 'icon'] as const)
    expect(faults[key]).toContain(`brand.look.${key} ${file} cannot be used: ${reason}`);
});

test.each([
  ['of the second brand', '<path d="M6 6h52v52H6Z" fill="#2846C8"/>'],
  [
    'from an editor',
    '<defs><style type="text/css">.st0{fill:#fff;stroke:rgb(1 2 3)}</style></defs><g id="Layer_1 (copy)" data-name="Layer 1" class="st0" transform="matrix(1 0 0 1 0 0)" xml:space="preserve"/>',
  ],
  [
    'with gradient, clip path and copies',
    '<linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><g clip-path="url(#b)" fill="url(\'#a\')" style="filter:url(#c)"/><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>',
  ],
  [
    'with an inline picture',
    '<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>',
  ],
  [
    'with a name',
    '<title>Karton &amp; Co (Pvt) Ltd</title><g role="img" aria-label="Karton (Pvt)"/>',
  ],
])('accepts an SVG %s as a logo', async (_title, content) => {
  write(
    'fine.svg',
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- made here -->${createSvg(content)}`,
  );
  expect(await findPictureFaults({ logo: createLogo('fine.svg') }, siteFolder)).toEqual({});
});

test('writes icons of all sizes, with a margin that phones may crop', async () => {
  write('small.png', await createPicture(64));
  expect(await findPictureFaults({ icon: 'small.png' }, siteFolder)).toEqual({
    icon: 'brand.look.icon small.png cannot be used: it is 64 px wide, not 192',
  });
  write('icon.png', await createPicture(256));
  for (const file of ['brand/icon.svg', 'icon.png']) {
    expect(await findPictureFaults({ icon: file }, siteFolder)).toEqual({});
    await writeIcons(siteFolder, file, '#FF8800');
    for (const side of [192, 512]) {
      const icon = sharp(getPath(`icons/icon-${String(side)}.png`)).raw();
      const { data, info } = await icon.toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([side, side, 3]);
      const getColourAt = (x: number) =>
        data
          .subarray(3 * x * (side + 1))
          .readUIntBE(0, 3)
          .toString(16);
      expect([getColourAt(0), getColourAt(side / 4)]).toEqual(['ff8800', '2846c8']);
    }
    const { isOpaque } = await sharp(getPath('icons/icon.svg')).stats();
    expect(isOpaque).toBe(file === 'icon.png');
  }
});

test("writes a preview with the whole logo on the shop's background", async () => {
  await writePreview(siteFolder, 'brand/logo.svg', '#FF8800');
  const preview = sharp(getPath(previewFile));
  const { info } = await preview.trim().toBuffer({ resolveWithObject: true });
  expect(await preview.metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(info.width / 720).toBeCloseTo(1, 1);
});
