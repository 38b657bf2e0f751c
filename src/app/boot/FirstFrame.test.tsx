import { screen, within } from '@testing-library/react';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
});

/** Draws the app and looks at its very first frame; only then may the rest arrive. */
async function expectAtOnce(look: () => void) {
  renderApp({ route: '/terms-and-conditions' });
  look();
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('contentinfo');
}

const bar = () => within(screen.getByRole('banner'));

test('the bar has the place of its line, and the initial of who is signed in', async () => {
  sessionStorage.setItem('authUser', JSON.stringify({ userId: 1, appUserName: 'Ayesha Khan' }));
  await expectAtOnce(() => {
    expect(bar().getByRole('status')).toBeEmptyDOMElement();
    expect(bar().getByRole('button', { name: 'Account of Ayesha Khan' })).toHaveTextContent('A');
  });
});
