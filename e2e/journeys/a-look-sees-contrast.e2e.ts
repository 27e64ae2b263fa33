import { expect, looksRight, test } from '../steps.ts'

const rows = (change: Readonly<Record<number, string>>): string =>
  `<main><h1>Rows</h1>${Array.from({ length: 40 }, (_, row) => `<p ${change[row] ?? ''}>Row ${row}</p>`).join('')}</main>`

test('one pale text among many that look alike is seen, whatever makes it pale @whole', async ({ page }) => {
  for (const [made, isSeen] of [
    ['', false],
    ['style="color: #bbb"', true],
    ['style="opacity: 0.3"', true],
    ['style="background: #555"', true],
    ['style="color: #767676; font-size: 16px"', false],
  ] as const) {
    await page.setContent(`<html lang="en"><head><title>Rows</title></head><body>${rows({ 33: made })}</body></html>`)
    const look = looksRight(page)
    await (isSeen ? expect(look).rejects.toThrow('color-contrast: p:nth-child(35)') : look)
    await expect(page.locator('[data-alike]')).toHaveCount(0)
  }
})
