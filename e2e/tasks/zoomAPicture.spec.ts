import type { Page } from '@playwright/test';

import { createProductPath } from '../support/accounts';
import { expect, test } from '../support/fixtures';

async function openPicture(page: Page) {
  // Without an animation, the picture reaches its new place in the next frame.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(createProductPath(1));
  await page.getByRole('button', { name: /^Zoom image/ }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const scale = dialog.getByRole('group', { name: 'Zoom' }).getByText('%');
  await expect(scale).toHaveText('100%');
  const getPictureBox = async () => {
    const box = await dialog.getByRole('img').boundingBox();
    return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  };
  const getWidth = async () => (await getPictureBox()).width;
  await expect.poll(getWidth).toBeGreaterThan(300);
  return { dialog, scale, getPictureBox };
}

test('buttons and keys zoom a picture in steps of 1.2, up to 3 @both', async ({ page }) => {
  const { dialog, scale, getPictureBox } = await openPicture(page);
  const { width } = await getPictureBox();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(scale).toHaveText('120%');
  await expect.poll(async () => (await getPictureBox()).width / width).toBeCloseTo(1.2, 2);
  await page.keyboard.press('+');
  await expect(scale).toHaveText('144%');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
  await expect(scale).toHaveText('300%');
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await expect(scale).toHaveText('250%');
  await page.keyboard.press('0');
  await expect(scale).toHaveText('100%');
});

test('the wheel zooms a picture at the pointer @wide', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no wheel');
  const { dialog, scale, getPictureBox } = await openPicture(page);
  const { x, y } = await getPictureBox();
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.wheel(0, -100);
  await expect(scale).toHaveText('120%');
  await expect.poll(async () => (await getPictureBox()).x).toBeCloseTo(x + 100 - 100 * 1.2, 0);
  await dialog.getByRole('button', { name: 'Reset zoom' }).hover();
  await page.mouse.wheel(0, 100);
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.wheel(0, 100);
  await expect(scale).toHaveText('100%');
});

test('arrow keys and dragging move a zoomed picture within its edges @both', async ({ page }) => {
  const { scale, getPictureBox } = await openPicture(page);
  const centre = (page.viewportSize()?.width ?? NaN) / 2;
  const { x: usualLeft } = await getPictureBox();
  const getLeft = async () => (await getPictureBox()).x;
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
  await expect(scale).toHaveText('208%');
  await page.keyboard.press('ArrowRight');
  const pannedLeft = centre - (centre - usualLeft) * 2.08 - centre * 0.2;
  await expect.poll(getLeft).toBeCloseTo(pannedLeft, 0);
  await page.mouse.move(20, 300);
  await page.mouse.down();
  await page.mouse.move(40, 300, { steps: 5 });
  await expect.poll(getLeft).toBeCloseTo(pannedLeft + 20, 0);
  await page.mouse.move(2 * centre - 10, 300, { steps: 5 });
  await page.mouse.up();
  await expect.poll(getLeft).toBeCloseTo(usualLeft * 2.08, 0);
});

test('two fingers zoom a picture, and one finger moves it', async ({
  page,
  isMobile,
  browserName,
}) => {
  test.skip(!isMobile, 'only phones have a touch screen');
  test.skip(browserName !== 'chromium', 'only Chromium simulates several fingers');
  const { scale, getPictureBox } = await openPicture(page);
  const { x: usualLeft } = await getPictureBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ x, y: 300, id })),
    });
  await touch('touchStart', 130, 230);
  for (const distance of [20, 50, 80, 100])
    await touch('touchMove', 130 - distance / 2, 230 + distance / 2);
  await touch('touchEnd');
  await expect(scale).toHaveText('200%');

  const centre = 180;
  const left = centre - (centre - usualLeft) * 2;
  await expect.poll(async () => (await getPictureBox()).x).toBeCloseTo(left, 0);
  await touch('touchStart', 200);
  for (const fingerX of [190, 170, 150]) await touch('touchMove', fingerX);
  await touch('touchEnd');
  await expect.poll(async () => (await getPictureBox()).x).toBeCloseTo(left - 50, 0);
  await expect(scale).toHaveText('200%');
});

test('the next picture opens at its usual size @both', async ({ page }) => {
  const { dialog, scale } = await openPicture(page);
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /image 1$/);
  await page.keyboard.press('+');
  await expect(scale).toHaveText('120%');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(scale).toHaveText('100%');
  await expect(picture).toHaveAttribute('alt', /image 2$/);
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toHaveAttribute('alt', /image 1$/);
});

test('Escape and a tap close the picture and return the focus @both', async ({ page }) => {
  const { dialog } = await openPicture(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const zoomButton = page.getByRole('button', { name: /^Zoom image/ });
  await expect(zoomButton).toBeFocused();
  await zoomButton.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close zoom' })).toBeFocused();
  await page.mouse.click(180, 300);
  await expect(dialog).toBeHidden();
  await expect(zoomButton).toBeFocused();
});
