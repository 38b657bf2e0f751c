import { guardConsole } from './consoleGuard';

guardConsole();

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// Tests in the Node environment have no document and make no API calls.
if (typeof document !== 'undefined') jest.requireActual('./setupBrowser');
