import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { accessibilityFailures } from './benchLighthouse.mjs';
import { browserArgs, findBrowser } from './findBrowser.mjs';
import { specsIn } from './journeyReport.mjs';
import { firstProductPath } from './pageWeight.mjs';
import { atMost, figure } from './proof.mjs';
import { root, runNode } from './run.mjs';
import { bundleServer } from './serverBundle.mjs';
import { startShopServer } from './shopServer.mjs';
import { copyPlainSite } from './siteCopies.mjs';

const routes = [
  '/',
  '/products',
  '/categories',
  '/blogs',
  '/blogs/1',
  '/contact',
  '/about',
  '/cart',
  '/quick-order',
  '/place-order',
  '/pro-forma',
  '/profile',
  '/order',
  '/saved',
  '/compare',
  '/privacy-policy',
  '/terms-and-conditions',
  '/nowhere',
];

/** @param {string} origin */
async function productRoute(origin) {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: browserArgs,
    env: { ...process.env, ...env },
  });
  try {
    return await firstProductPath(await browser.newPage(), origin);
  } finally {
    await browser.close();
  }
}

/** Lighthouse's own score of each route, on both screens. */
async function proveScores() {
  const data = mkdtempSync(path.join(os.tmpdir(), 'shop-access-'));
  const shop = await startShopServer(await bundleServer(), {
    DATA_DIR: data,
    DATABASE_URL: '',
    STATIC_DIR: await copyPlainSite('bench-plain'),
  });
  let below = 0;
  const pages = [...routes, await productRoute(shop.url)];
  try {
    for (const form of /** @type {const} */ (['mobile', 'desktop'])) {
      for (const page of pages) {
        const failures = await accessibilityFailures(shop.url + page, form);
        if (failures.length > 0) below += 1;
        for (const failure of failures) console.log(`${page} (${form}): ${failure}`);
      }
    }
  } finally {
    await shop.stop();
    rmSync(data, { recursive: true });
  }
  return [
    figure('routes under Lighthouse, on two devices', pages.length * 2),
    atMost('of them below an accessibility of 100', below, 0),
  ];
}

/** Every screen in each of its states, as a phone and as a desktop, under every check of `e2e/access.spec.ts`. */
async function proveScreens() {
  const code = await runNode(
    [
      path.join(root, 'scripts', 'e2e.mjs'),
      'access.spec',
      '--project=phone',
      '--project=desktop',
      '--retries=0',
    ],
    { E2E_FULL: 'yes', E2E_ACCESS: 'all' },
  );
  const tests = specsIn('e2e').flatMap(({ tests }) => tests);
  /** @param {string} type */
  const sum = (type) =>
    tests
      .flatMap(({ annotations = [] }) => annotations)
      .filter((annotation) => annotation.type === type)
      .reduce((total, { description }) => total + Number(description), 0);
  return [
    figure(
      'screens, each state counted, on two devices',
      tests.filter(({ status }) => status !== 'skipped').length,
    ),
    figure('checks', sum('checks')),
    atMost('findings', sum('findings'), 0),
    atMost('the run failed', code, 0),
  ];
}

export async function proveAccess() {
  return [...(await proveScreens()), ...(await proveScores())];
}
