import { createAccount, watchInbox } from '../support/accounts';
import { checkoutValues, enquiryValues, placedOrder } from '../support/cart';
import { expect, test } from './fixtures';
import type { Shopper } from './shopper';

/*
 * Tests some tasks of a shopper in every browser engine. Tests tagged @pictures also take
 * screenshots. See docs/browsers.md.
 */

const pizzaBox = 'Kraft Pizza Box – 7 inch';

async function openProduct(shopper: Shopper, name: string) {
  await shopper.open(`/products?search=${encodeURIComponent(name)}`);
  await shopper.press('link', name);
  await shopper.expectVisible('button', 'Add to cart');
}

async function addToCart(shopper: Shopper, productName: string, packPattern: RegExp) {
  await openProduct(shopper, productName);
  await shopper.press('radio', packPattern);
  await shopper.press('button', 'Add to cart');
}

async function fillIn(shopper: Shopper, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await shopper.type(label, text);
}

test('opens a product through its category, then the list of categories @pictures', async ({
  shopper,
}) => {
  await shopper.open('/');
  await shopper.press('button', 'Pause banners');
  await shopper.scroll(-900);
  await shopper.takeScreenshot('home');
  await shopper.press('link', 'Pizza Boxes');
  await shopper.expectVisible('heading', 'Pizza Boxes');
  await shopper.press('link', 'Kraft Pizza Box – 10 inch');
  await shopper.expectVisible('heading', 'Kraft Pizza Box – 10 inch');
  await shopper.open('/categories');
  await shopper.press('button', 'Pause banners');
  await shopper.scroll(-900);
  await shopper.takeScreenshot('categories');
});

test('searches, filters, and returns to the same scroll position @pictures', async ({
  shopper,
}) => {
  await shopper.open('/about');
  await shopper.press('button', 'Search');
  await shopper.type('Search products', 'box');
  await shopper.expectVisible('option', /^Box Sleeve/);
  await shopper.takeScreenshot('search');
  await shopper.pressKey('\n');
  await shopper.expectVisible('heading', 'Results for “box”');
  if (!shopper.isWide) await shopper.press('button', 'Filters');
  await shopper.press('checkbox', /^Food Boxes/);
  if (!shopper.isWide) await shopper.press('button', 'Close filters');
  await shopper.expectVisible('button', 'Remove Food Boxes');
  await shopper.takeScreenshot('listing with filters');
  await shopper.scroll(900);
  const productName = await shopper.getProductNameOnScreen();
  await shopper.pointAt('link', productName);
  const listingAddress = await shopper.getAddress();
  const scrollPosition = await shopper.getScrollPosition();
  expect(scrollPosition).toBeGreaterThan(500);
  const expectSamePosition = () =>
    expect
      .poll(async () => Math.abs((await shopper.getScrollPosition()) - scrollPosition), {
        timeout: 20_000,
      })
      .toBeLessThanOrEqual(2);
  await shopper.press('link', productName);
  await shopper.expectVisible('button', 'Add to cart');
  await shopper.goBack();
  expect(await shopper.getAddress()).toBe(listingAddress);
  await expectSamePosition();
  await shopper.reload();
  await expectSamePosition();
});

test('chooses a pack and a quantity; Back closes only the zoomed picture @pictures', async ({
  shopper,
}) => {
  await openProduct(shopper, pizzaBox);
  await shopper.expectVisible('words', /^Dimensions: 18/);
  await shopper.takeScreenshot('product');
  await shopper.press('radio', /^Pack of 50 /);
  await shopper.press('button', 'Increase quantity');
  await shopper.expectVisible('words', 'Total for 100 pcs');
  await shopper.type('Quantity', '3');
  await shopper.expectVisible('words', 'Total for 150 pcs');
  const addressWithChoice = await shopper.getAddress();
  expect(addressWithChoice).toMatch(/\?pack=\d+$/);
  await shopper.press('button', /^Zoom image/);
  await shopper.expectVisible('button', 'Close zoom');
  await shopper.takeScreenshot('zoomed picture');
  await shopper.goBack();
  await shopper.expectHidden('button', 'Close zoom');
  expect(await shopper.getAddress()).toBe(addressWithChoice);
  await shopper.expectVisible('words', 'Total for 150 pcs');
});

test('changes the cart and keeps it after a reload @pictures', async ({ shopper }) => {
  await addToCart(shopper, pizzaBox, /^Pack of 50 /);
  await shopper.expectVisible('link', 'Cart, 1 item');
  await addToCart(shopper, 'White Pizza Box – 10 inch', /^Pack of /);
  await shopper.press('link', 'Cart, 2 items');
  await shopper.press('button', /^Increase quantity of Kraft Pizza Box/);
  await shopper.expectVisible('link', 'Cart, 3 items');
  await shopper.press('button', /^Remove White Pizza Box/);
  await shopper.expectVisible('link', 'Cart, 2 items');
  await shopper.press('button', 'Undo');
  await shopper.expectVisible('link', 'Cart, 3 items');
  await shopper.open('/cart');
  await shopper.expectVisible('link', 'Cart, 3 items');
  await shopper.expectVisible('button', / instead: save /);
  await shopper.takeScreenshot('cart');
});

test('corrects an error at the checkout and sends the order @pictures', async ({
  shopper,
  shop,
}) => {
  const getSentMessages = await watchInbox(shop);
  await addToCart(shopper, pizzaBox, /^Pack of 50 /);
  await shopper.press('link', 'Cart, 1 item');
  await shopper.press('link', 'PROCEED TO CHECKOUT');
  await shopper.expectVisible('heading', 'Checkout');
  // Reload the page, so that the toast does not appear in the screenshot. The cart is kept.
  await shopper.reload();
  const { City, ...otherFields } = checkoutValues;
  await fillIn(shopper, otherFields);
  await shopper.press('button', 'PLACE ORDER');
  await shopper.expectVisible('group', 'Please check 1 field');
  await shopper.takeScreenshot('checkout with an error');
  await fillIn(shopper, { City });
  await shopper.press('button', 'PLACE ORDER');
  await shopper.expectVisible('heading', 'Order sent');
  await shopper.takeScreenshot('order sent');
  const orderReference = new URLSearchParams((await shopper.getAddress()).split('?')[1]).get(
    'order',
  );
  expect(await getSentMessages()).toEqual([
    expect.stringContaining(`Order ${String(orderReference)}\n`),
  ]);
  await shopper.expectVisible('link', 'Cart, 0 items');
});

test('repeats an order of an earlier visit', async ({ shopper }) => {
  await shopper.open('/about');
  await shopper.storeInBrowser('placedOrders', { orders: [placedOrder] });
  await shopper.open('/order');
  await shopper.press('button', 'Order again');
  await shopper.press('link', 'View cart');
  await shopper.expectVisible('heading', 'Shopping Cart');
  await shopper.expectVisible('link', 'Cart, 2 items');
});

test('fills in the quick order from a pasted list', async ({ shopper }) => {
  await shopper.open('/quick-order');
  await shopper.press('words', 'Paste a list');
  await shopper.type(
    'Your list',
    `${pizzaBox}, Pack of 25, 2\nKraft Pizza Box – 10 inch, Pack of 100, 1`,
  );
  await shopper.press('button', 'Match my list');
  await shopper.expectVisible('words', /^2 rows filled in/);
  // Wait until the packs of these rows are loaded.
  await shopper.expectVisible('words', /^2 rows ready/);
  await shopper.press('button', 'Add all to cart');
  await shopper.expectVisible('words', '2 of 2 rows added: 3 packs.');
  await shopper.expectVisible('link', 'Cart, 3 items');
});

test('compares two products and keeps them after a reload', async ({ shopper }) => {
  for (const name of [pizzaBox, 'White Pizza Box – 10 inch']) {
    await openProduct(shopper, name);
    await shopper.press('button', 'Compare');
  }
  await shopper.press('link', /^Open comparison/);
  await shopper.expectVisible('heading', 'Compare products');
  await shopper.expectVisible('rowheader', /^Dimensions/);
  await shopper.reload();
  await shopper.expectVisible('link', pizzaBox);
  await shopper.expectVisible('link', 'White Pizza Box – 10 inch');
});

test('signs up, logs in, writes a review and changes the profile @pictures', async ({
  shopper,
}) => {
  const { name, email, password } = createAccount('Sana Malik');
  await openProduct(shopper, 'Kraft Noodle Box – 26 oz');
  await shopper.press('tab', 'Reviews');
  await shopper.press('button', /^Log in to review/);
  await shopper.press('button', 'Sign Up');
  await fillIn(shopper, {
    'Full Name (optional)': name,
    'Mobile (optional)': '03211234567',
    Email: email,
    Password: password,
  });
  await shopper.press('button', 'Signup');
  await shopper.expectVisible('dialog', 'Login');
  await fillIn(shopper, { Password: password });
  await shopper.press('button', 'Login');
  await shopper.expectVisible('button', `Account of ${name}`);
  await shopper.press('radio', '4 out of 5 stars');
  const comment = `It holds its shape, says ${email}`;
  await fillIn(shopper, { 'Your comment': comment });
  await shopper.press('button', 'Submit Review');
  await shopper.expectVisible('words', comment);
  await shopper.open('/profile');
  await shopper.expectVisible('button', 'Update Profile');
  await shopper.takeScreenshot('profile');
  await fillIn(shopper, { 'Full Name (optional)': 'Sana Iqbal' });
  await shopper.press('button', 'Update Profile');
  await shopper.expectVisible('words', 'Profile updated successfully!');
  await shopper.reload();
  await shopper.expectVisible('button', 'Account of Sana Iqbal');
});

test('sends an enquiry @pictures', async ({ shopper, shop }) => {
  const getSentMessages = await watchInbox(shop);
  await shopper.open('/contact');
  await shopper.takeScreenshot('contact');
  await fillIn(shopper, enquiryValues);
  await shopper.press('button', 'Send Message');
  await shopper.expectVisible('words', 'Your message has been sent successfully!');
  expect(await getSentMessages()).toEqual([enquiryValues.Message]);
});

test('opens an article from the menu and goes back @pictures', async ({ shopper }) => {
  await shopper.open('/about');
  await shopper.press('button', 'Open menu');
  await shopper.expectVisible('dialog', 'Menu');
  await shopper.press('link', 'Blogs');
  await shopper.press('link', 'Glass or PET? Choosing Bottles and Jars');
  await shopper.expectVisible('heading', 'Glass or PET? Choosing Bottles and Jars');
  await shopper.takeScreenshot('article');
  await shopper.goBack();
  await shopper.expectVisible('heading', 'Blog Posts');
});

test('saves a product list that was shared by link', async ({ shopper }) => {
  await shopper.open(`/saved#products=${btoa(JSON.stringify(['1', '2']))}`);
  await shopper.press('button', 'Save all to my list');
  await shopper.expectVisible('words', '2 products, saved on this device');
  await shopper.reload();
  await shopper.expectVisible('words', '2 products, saved on this device');
});
