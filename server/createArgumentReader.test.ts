import { createArgumentReader } from './createArgumentReader.mjs';

const readArguments = createArgumentReader({
  usage: 'npm run pack -- FILE: packs a file',
  positionals: { FILE: 'the file to pack' },
  options: {
    size: { type: 'string', value: 'KIND', default: 'small', help: 'how large the box is' },
    gift: { type: 'boolean', help: 'adds a ribbon' },
  },
  notes: 'Boxes are made of paper.',
});
const help = `npm run pack -- FILE: packs a file

  FILE         the file to pack
  --size KIND  how large the box is (default: small)
  --gift       adds a ribbon
  --help       shows this text

Boxes are made of paper.`;

test('passes the options and the other arguments on', () => {
  const convert = jest.fn();
  readArguments(['--gift', 'a.txt'], convert);
  expect(convert).toHaveBeenCalledWith({ size: 'small', gift: true }, ['a.txt']);
});

test('an unknown option is refused with a help made from the options', () => {
  const read = () => readArguments(['--colour'], () => undefined);
  expect(read).toThrow(`Unknown option '--colour'\n\n${help}`);
});

test('a value that the command refuses is explained in the same way', () => {
  const read = () =>
    readArguments(['--size', 'huge'], () => {
      throw new Error('--size must be small or large');
    });
  expect(read).toThrow(`--size must be small or large\n\n${help}`);
});
