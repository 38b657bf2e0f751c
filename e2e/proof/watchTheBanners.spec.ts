import type { Page } from '@playwright/test';

import { expect, test } from '../support/fixtures';
import { turnOnDataSaver } from '../support/worker';

/**
 * Time in ms in which a moving carousel changes its banner exactly once. It does so every 3.5 s.
 */
const timeForOneChangeMs = 4500;

/**
 * Opens the home page with a fake clock, which drives its carousel. Returns the carousel, its
 * button, and functions that check whether the carousel moves.
 */
async function openCarousel(page: Page) {
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Banners' });
  const button = carousel.getByRole('button', { name: /^(Pause|Play) banners$/ });
  await expect(button).toBeVisible();
  const currentBannerImage = carousel.locator('.slick-current img');
  const getBannerAlt = async () => (await currentBannerImage.getAttribute('alt')) ?? '';
  return {
    carousel,
    button,
    expectMoving: async () => {
      await page.mouse.move(5, 5);
      const altBefore = await getBannerAlt();
      await page.clock.runFor(timeForOneChangeMs);
      await expect(currentBannerImage).not.toHaveAttribute('alt', altBefore);
    },
    expectStill: async () => {
      // Let a running transition finish.
      await page.clock.runFor(1000);
      const altBefore = await getBannerAlt();
      for (let index = 0; index < 3; index += 1) await page.clock.runFor(timeForOneChangeMs);
      await expect(currentBannerImage).toHaveAttribute('alt', altBefore);
    },
  };
}

test('the carousel stops on hover, on focus and by its button @both', async ({
  page,
  hasTouch,
}) => {
  const { carousel, button, expectMoving, expectStill } = await openCarousel(page);
  if (hasTouch) await carousel.tap();
  else await carousel.click();
  await expectMoving();
  await carousel.hover();
  await expectStill();
  await expectMoving();
  await page.keyboard.press('Tab');
  await button.focus();
  await expectStill();
  await carousel.hover();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await expectStill();
  await expectMoving();

  // The carousel must stay paused, even if the mouse moves or the window changes its size.
  await button.click();
  await expect(button).toHaveAccessibleName('Play banners');
  await carousel.hover();
  await page.mouse.move(5, 5);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: width + 40, height });
  await expectStill();
  await button.click();
  await expect(button).toHaveAccessibleName('Pause banners');
  await expectMoving();
});

test('under reduced motion nothing on the home page moves until Play is pressed @both', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { button, expectMoving } = await openCarousel(page);
  const getPositions = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => {
        const { left, top } = element.getBoundingClientRect();
        const placeholder = element.getAttribute('placeholder') ?? '';
        return `${element.tagName} ${left} ${top} ${placeholder}`;
      }),
    );
  await page.clock.runFor(2000);
  const positionsBefore = await getPositions();
  await page.clock.runFor(12_000);
  expect(await getPositions()).toEqual(positionsBefore);
  await button.click();
  await expectMoving();
});

test('with Save-Data the carousel loads one banner and does not move @both', async ({ page }) => {
  await turnOnDataSaver(page);
  const { carousel, expectStill } = await openCarousel(page);
  const loadedImages = carousel.locator('.slick-slide:not(.slick-cloned) img[loading=eager]');
  await expect(loadedImages).toHaveCount(1);
  await expectStill();
});
