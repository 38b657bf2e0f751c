import { readLook } from './look';

const logo = { file: 'brand/logo.svg', width: 176, height: 44 };

test.each([
  [{ primary: 'blue' }, 'primary must be a colour'],
  [{ secondary: 7 }, 'secondary must be text'],
  [{ background: '#123456}body{display:none' }, 'background must be a colour'],
  [{ radius: 25 }, 'radius must be a whole number from 0 to 24'],
  [{ typeface: 'Comic Sans' }, "typeface must be 'figtree' or 'system'"],
  [{ logo: 'logo.svg' }, 'logo must hold file, width, height'],
  [{ logo: { file: 'logo.svg', width: 10 } }, 'logo.height is missing'],
  [{ logo: { ...logo, file: '../logo.svg' } }, 'logo.file must be a file of the site'],
  [{ logo: { ...logo, file: '//evil/a.svg' } }, 'logo.file must be a file of the site'],
  [{ logo: { ...logo, besideName: 'yes' } }, 'logo.besideName must be true or false'],
  [{ icon: 'https://evil/a.svg' }, 'icon must be a file of the site'],
  [{ colour: '#123456' }, 'colour is no setting'],
])('refuses %j, but keeps the other settings: %s', (value, expectedProblem) => {
  const { look, problems } = readLook({ typeface: 'system', radius: 3, ...value });
  expect(problems).toEqual([expect.stringContaining(`brand.look.${expectedProblem}`)]);
  expect({ typeface: 'system', radius: 3 }).toMatchObject(look);
});

test('refuses a look that is not an object with settings', () => {
  expect(readLook('blue').problems).toEqual([
    expect.stringMatching(/^brand.look must hold primary/),
  ]);
});
