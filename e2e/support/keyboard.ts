import type { Page } from '@playwright/test';

/**
 * Presses Tab until the focused element has a label or text that matches the pattern and, if a role
 * is given, this role. Throws an error after 120 presses.
 */
export async function focusByTab(page: Page, namePattern: RegExp, role?: string): Promise<void> {
  for (let pressCount = 0; pressCount < 120; pressCount += 1) {
    await page.keyboard.press('Tab');
    const focusedElement = await page.evaluate(() => {
      const activeElement = document.activeElement;
      const input = activeElement as HTMLInputElement | null;
      const label = input?.labels?.[0]?.textContent ?? '';
      return {
        text: `${activeElement?.getAttribute('aria-label') ?? ''} ${label} ${activeElement?.textContent ?? ''}`.trim(),
        role: activeElement?.getAttribute('role') ?? activeElement?.tagName.toLowerCase() ?? '',
      };
    });
    if (
      namePattern.test(focusedElement.text) &&
      (role === undefined || focusedElement.role === role)
    )
      return;
  }
  throw new Error(`Tab never reached ${String(namePattern)}`);
}

/** Moves the focus to a button or link with Tab, and then presses a key. */
export async function pressByKeyboard(
  page: Page,
  namePattern: RegExp,
  key = 'Enter',
): Promise<void> {
  await focusByTab(page, namePattern);
  await page.keyboard.press(key);
}

/**
 * Fills in fields. The keys of `fields` are the labels, in the order in which Tab reaches the
 * fields.
 */
export async function fillByKeyboard(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await focusByTab(page, new RegExp(`^${label}`));
    await page.keyboard.insertText(text);
  }
}
