import type { BrowserContext } from '@playwright/test';

/** What the runner says, where a journey does not allow the service worker. */
const blockedHere = 'Service Worker registration blocked by Playwright';

/** Collects what a visitor's browser would complain about: console, exceptions, failed requests. */
export function watchProblems(context: BrowserContext, ownOrigin: string): string[] {
  const problems: string[] = [];
  const isOwn = (url: string) => url.startsWith(ownOrigin);

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === blockedHere) return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    problems.push(`exception: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page ends the requests that are still on their way.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') {
      problems.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
    }
  });
  context.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400) {
      problems.push(
        `response ${response.status()}: ${response.request().method()} ${response.url()}`,
      );
    }
  });
  return problems;
}
