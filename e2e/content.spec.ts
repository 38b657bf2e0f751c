import { follow } from './support/arrival';
import { expect, test } from './support/fixtures';
import { overflowOf, readThrough, watchShifts, withoutMap } from './support/reading';

const routes = {
  '/blogs': 'Blog Posts',
  '/blogs/1': 'How to Choose the Right Takeaway Box for Hot Food',
  '/contact': 'Contact Us',
  '/about': 'About US',
  '/privacy-policy': 'Privacy Policy',
  '/terms-and-conditions': 'Terms and Conditions',
};

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
});

for (const [route, heading] of Object.entries(routes)) {
  test(`${route}: fits the screen and stays where it is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shifts = await watchShifts(page);
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await readThrough(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await shifts()).toBeLessThanOrEqual(0.05);
  });
}

test('a product leads to an enquiry that arrives', { tag: '@postgres' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await follow(page.getByRole('main').locator('a[href^="/product/"]').first());
  const product = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await follow(page.getByRole('link', { name: 'Ask for a sample' }));

  await expect(page.getByRole('heading', { name: 'Get in Touch with Us' })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(new RegExp(`^Ask for a sample: ${product.slice(0, 10)}`));

  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('group', { name: 'Please check 5 fields' })).toBeFocused();
  await page.getByRole('button', { name: 'Name is required' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();

  const values = {
    Name: 'Ayesha Khan',
    Company: 'Sweet Box',
    Mobile: '+92 300 1234567',
    Email: 'ayesha@example.com',
    Address: '1 Mall Road, Lahore',
  };
  for (const [name, text] of Object.entries(values)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Send Message' }).click();
  const success = page.getByText('Your message has been sent successfully!');
  await expect(success).toBeVisible();
  await expect(message).toHaveValue('');
  await page.clock.fastForward(5000);
  await expect(success).toBeHidden();
});

test('a failed enquiry says so in red and keeps what was typed', async ({ page, allowProblem }) => {
  allowProblem(/500|ERR_FAILED/);
  await page.goto('/contact?subject=Prices');
  const fill = async () => {
    for (const name of ['Name', 'Company', 'Address', 'Message']) {
      await page.getByRole('textbox', { name, exact: true }).fill(`${name} of mine`);
    }
    await page.getByRole('textbox', { name: 'Mobile' }).fill('03001234567');
    await page.getByRole('textbox', { name: 'Email' }).fill('me@example.com');
  };
  await fill();
  const call = '**/api/WAP/ContactInbox/Save';
  await page.route(call, (route) =>
    route.fulfill({ status: 500, json: { error: 'Mailbox full' } }),
  );
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Mailbox full');
  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to send your message. Please try again.',
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Message of mine');
});

test('absurd content stays on the page', async ({ page, axe }) => {
  const long = `${'An absurdly long title about boxes and '.repeat(5)}${'Donaudampfschifffahrt'.repeat(5)}`;
  const row = `<tr>${'<td>Corrugated board</td>'.repeat(8)}</tr>`;
  const html = (
    rows: number,
  ) => `<h1>${long}</h1><table>${row.repeat(rows)}</table><table><tr><td>a</td><td>${'y'.repeat(300)}</td></tr></table><pre>${'x'.repeat(400)}</pre>
    <p><a href="https://example.com/${'a'.repeat(200)}">${'a'.repeat(200)}</a></p>`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answers = {
    'WAP/Blog/GetAll': {
      data: [1, 2, 3].map((blogId) => ({
        blogId,
        title: long,
        shortDescription: long,
        longDescription: html(40),
        dateFrom: 'some day',
        tags: `,${long},,a, ,`,
      })),
    },
    'ADM/ClientSetting/GetData': { data: { aboutUs: html(4), contactUs: html(4) } },
    'ADM/ClientLocation/GetHeadOffice': { data: { locationAddress: long } },
    'ADM/Client/GetByLoginClient': { data: { clientName: long, cellNo: '', email: long } },
    'WAP/Announcement/GetAll': { statusCode: 200, data: [{ messageText: long }] },
  };
  for (const [path, json] of Object.entries(answers)) {
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
  }
  const footer = page.getByRole('contentinfo');
  const visits = [
    ['/blogs', 'Blog Posts', () => page.goto('/blogs')],
    ['/blogs/1', long, () => follow(page.getByRole('article').first().getByRole('link'))],
    ['/about', 'About US', () => follow(footer.getByRole('link', { name: 'About Us' }))],
    ['/contact', 'Contact Us', () => follow(footer.getByRole('link', { name: 'Contact Us' }))],
  ] as const;
  for (const [route, name, go] of visits) {
    await go();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await readThrough(page);
    expect(await overflowOf(page), route).toBeLessThanOrEqual(0);
    // What stands round the page is checked above.
    await axe('main');
  }
});
