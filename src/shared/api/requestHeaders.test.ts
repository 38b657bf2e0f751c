import { requestHeaders } from './requestHeaders';

const accept = 'application/json';
const banners = '/api/WAP/Banner/GetAll';

test.each([
  ['a plain read', requestHeaders('/api/WAP/Blog/GetAll', 't'), { authorization: 'Bearer t' }],
  ['a read without a token', requestHeaders('/api/review/3', undefined), {}],
  ['call 14', requestHeaders(banners, 't'), { authorization: 'Bearer t', 'content-type': accept }],
  ['call 15', requestHeaders('/api/ADM/ClientSetting/GetData', ''), { 'content-type': accept }],
  ['JSON', requestHeaders('/api/review/add', undefined, true), { 'content-type': accept }],
])('%s', (_call, headers, expected) => {
  expect(headers).toEqual({ accept, ...expected });
});
