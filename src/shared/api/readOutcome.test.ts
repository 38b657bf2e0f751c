import { readOutcome } from './readOutcome';

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a word', 'Deleted'],
  ['a sentence with brackets in it', 'Saved [1] <ok>'],
  ['an object', { _id: 'r1', rating: 4 }],
  ['an empty object', {}],
  ['a statusCode of 200', { statusCode: 200 }],
  ['no statusCode', { statusCode: null }],
  ['a statusCode of 200 as text', { statusCode: '200' }],
  ['a statusCode that is a word', { statusCode: 'OK' }],
  ['no error', { error: null }],
  ['an error that is false', { error: false }],
  ['a blank error', { error: ' ' }],
  ['an empty error', { error: {} }],
  ['an empty list of errors', { error: [] }],
])('%s is a success', (_what, body) => {
  expect(readOutcome(body)).toEqual({ value: body ?? null });
});

test.each([
  ['another statusCode', { statusCode: 500 }],
  ['another statusCode as text', { statusCode: '404' }],
  ['an error text', { error: 'Mailbox is full' }],
  ['an error text beside a statusCode of 200', { statusCode: 200, error: 'Mailbox is full' }],
  ['an error with a message', { error: { message: 'Mailbox is full' } }],
  ['an error with a code', { error: { code: 7 } }],
  ['an error that is true', { error: true }],
  ['a page', '<!doctype html><title>Log in to the Wi-Fi</title>'],
  ['a page after a blank line', '\n <html>'],
  ['half an object', '{"statusCode":2'],
  ['half a list', '[{'],
])('%s is a failure', (_what, body) => {
  expect(readOutcome(body)).toBeUndefined();
});
