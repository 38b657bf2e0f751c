/** @jest-environment ./src/testing/environment.ts */

import { render, screen } from '@testing-library/react';
import { FreshListsProvider, useRefetchOnVisit } from './useRefetchOnVisit';

function Page() {
  return <p>{useRefetchOnVisit().refetchOnMountOrArgChange ? 'refetches' : 'keeps its lists'}</p>;
}

test('the first page keeps fresh lists, and a later page refetches them', () => {
  const renderPage = (name: string) => (
    <FreshListsProvider areFresh>
      <Page key={name} />
    </FreshListsProvider>
  );
  const { rerender } = render(renderPage('first'));
  rerender(renderPage('first'));
  expect(screen.getByText('keeps its lists')).toBeVisible();
  rerender(renderPage('second'));
  expect(screen.getByText('refetches')).toBeVisible();
});
