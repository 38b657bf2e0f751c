import { guardConsole } from './consoleGuard';

guardConsole();

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// A rule's test runs in Node, without a document and without calls.
if (typeof document !== 'undefined') jest.requireActual('./setupBrowser');
