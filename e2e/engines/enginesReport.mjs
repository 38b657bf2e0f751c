/*
 * Writes test-results/engines.html. For each screen of the shop, this page shows the screenshots
 * from the three browser engines side by side. The tests in e2e/engines take these screenshots.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { root } from '@shop/programs/run';

export const engineNames = ['chromium', 'firefox', 'webkit'];
export const screenshotsFolder = path.join(root, 'test-results', 'engines');

/**
 * Shrinks a screenshot to a quarter of its width, so that small differences in the rendering of
 * letters disappear. Returns the red, green and blue bytes of its pixels.
 * @param {string} file
 */
async function shrinkScreenshot(file) {
  const picture = sharp(path.join(screenshotsFolder, file)).removeAlpha();
  const { width } = await picture.metadata();
  return picture
    .resize(Math.round(width / 4))
    .raw()
    .toBuffer();
}

/**
 * Returns the percentage of pixels that differ visibly between two screenshots.
 * @param {string} file @param {string} referenceFile
 */
async function getDifferencePercent(file, referenceFile) {
  const [pixels, referencePixels] = await Promise.all([
    shrinkScreenshot(file),
    shrinkScreenshot(referenceFile),
  ]);
  let differentCount = 0;
  for (let index = 0; index < pixels.length; index += 3) {
    const channelDifferences = [0, 1, 2].map((channel) =>
      Math.abs((pixels[index + channel] ?? 0) - (referencePixels[index + channel] ?? 0)),
    );
    if (Math.max(...channelDifferences) > 32) differentCount += 1;
  }
  return (300 * differentCount) / pixels.length;
}

const pageStyles =
  'body { font: 1rem sans-serif } figure { display: inline-block; margin: 0.5rem }';

/**
 * Writes the report.
 * @returns {Promise<Record<string, string>[]>} one object per screen. The key `screen` contains the
 * name of the screen. The keys `firefox` and `webkit` contain the percentage of pixels that differ
 * from Chromium's screenshot, such as `1.5 %`.
 */
export async function writeEnginesReport() {
  const screenshotFiles = existsSync(screenshotsFolder) ? readdirSync(screenshotsFolder) : [];
  const screenNames = [
    ...new Set(screenshotFiles.map((file) => file.replace(/-\w+\.png$/, ''))),
  ].toSorted();
  const rows = [];
  let html = `<!doctype html><meta charset="utf-8"><title>Screens in three engines</title>
<style>${pageStyles} img { max-width: 30vw; border: 1px solid }</style>\n`;
  for (const screen of screenNames) {
    const referenceFile = `${screen}-chromium.png`;
    /** @type {Record<string, string>} */
    const row = { screen };
    html += `<h2>${screen}</h2>\n`;
    for (const engine of engineNames) {
      const file = `${screen}-${engine}.png`;
      if (!screenshotFiles.includes(file)) continue;
      if (file !== referenceFile && screenshotFiles.includes(referenceFile))
        row[engine] = `${(await getDifferencePercent(file, referenceFile)).toFixed(1)} %`;
      html += `<figure><img src="engines/${file}" alt="">`;
      html += `<figcaption>${engine} ${row[engine] ?? ''}</figcaption></figure>\n`;
    }
    rows.push(row);
  }
  writeFileSync(path.join(root, 'test-results', 'engines.html'), html);
  return rows;
}
