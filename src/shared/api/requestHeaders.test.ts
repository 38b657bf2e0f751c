import { requestHeaders } from './requestHeaders';

const accept = 'application/json';

test.each([
  ['a read', '/api/WAP/Blog/GetAll', {}],
  ['call 14', '/api/WAP/Banner/GetAll', { 'content-type': accept }],
  ['call 15', '/api/ADM/ClientSetting/GetData', { 'content-type': accept }],
])('%s', (_call, path, expected) => {
  expect(requestHeaders(path)).toEqual({ accept, ...expected });
});
