import fc from 'fast-check';
import { formatError } from './errorText';

test('reports the message of an error, and where in our scripts it occurred', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'map')");
  error.stack = `${String(error)}
    at f (https://shop.example/assets/main.4f0c9a.js:2:1045)
    at https://shop.example/product/U2FsdGVkX1?name=Sana:1:2
    at f (https://shop.example/shop/assets/9418.90aad1.js:7:8)`;
  const keptMessage = 'TypeError: Cannot read properties of undefined (reading';
  expect(formatError(error)).toBe(`${keptMessage}\nmain.4f0c9a.js:2:1045\n9418.90aad1.js:7:8`);
  const reactMessage = 'Minified React error #310; visit';
  expect(formatError(new Error(`${reactMessage} https://react.dev/310?args[]=Sana`))).toBe(
    `Error: ${reactMessage} …`,
  );
  expect(formatError({ message: 'Sana Iqbal' })).toBe('Thrown value of type object');
});

test('reports no name, text, address, id or token of a shopper', () => {
  const arbitraryName = fc.stringMatching(/^[A-Z][a-z]{5,12} [A-Z][a-z]{5,12}["']?$/);
  const arbitraryId = fc.stringMatching(/^[A-Za-z0-9+/=]{26,60}$/);
  const messageFormats = fc.constantFrom<(name: string, id: string) => string>(
    (name) => `Unexpected token 'S', "${name}" is not valid JSON`,
    (name) => `can't find '${name}' in “${name}”`,
    (_name, id) => `https://shop.example/product/${id}?token=${id} failed: ${id}`,
    (name, id) => `Failed to fetch /products?search=${name.replace(/\W/g, '+')}&id=${id}`,
  );
  fc.assert(
    fc.property(arbitraryName, arbitraryId, messageFormats, (name, secret, formatMessage) => {
      const error = Object.assign(new Error(formatMessage(name, secret)), { name });
      error.stack = `${name}: ${error.message}\n at https://shop.example/product/${secret}:1:1`;
      const reportedText = formatError(error);
      for (const personalText of [secret, ...name.split(' ')])
        expect(reportedText).not.toContain(personalText);
    }),
  );
});
