import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { expect, joinAndPay, looksRight, test, uploadReport } from '../steps.ts'

const MANY = 500
/** What two screens hold, with the rows next to them. */
const MOST_DRAWN = 60

interface Named {
  readonly id: string
  readonly kind: string
}

test('five hundred errors: only those in sight are drawn, and none is out of reach @wide @whole', async ({ page }) => {
  await joinAndPay(page.request)
  await uploadReport(page.request, exampleReport({ seed: 'five hundred' }).bytes)
  // One real error, as if five hundred companies reported it.
  await page.route('**/api/matters', async (route) => {
    const answer: { matters: Named[] } = await (await route.fetch()).json()
    const debt = answer.matters.find(({ kind }) => kind === 'debt')
    const matters = Array.from({ length: MANY }, (_, at) => ({ ...debt, id: `debt.${at + 1}`, name: `COMPANY ${at + 1}` }))
    await route.fulfill({ json: { ...answer, matters } })
  })
  const list = page.getByRole('list', { name: 'Errors and questions' })
  const rows = list.locator('> li')
  const row = (at: number) => rows.filter({ has: page.getByRole('button', { name: new RegExp(`COMPANY ${at}\\b`) }) })
  const opener = (at: number) => row(at).getByRole('button', { expanded: false })
  const fewAreDrawn = async (): Promise<void> => expect(await rows.count()).toBeLessThanOrEqual(MOST_DRAWN)

  await test.step('the first ones, then all with one press, which the focus goes on from', async () => {
    await page.goto('/negative-items')
    await expect(rows).toHaveCount(6)
    await page.getByRole('button', { name: `Show more: ${MANY - 6} left` }).press('Enter')
    await expect(opener(7)).toBeFocused()
    await expect(row(7)).toHaveAttribute('aria-posinset', '7')
    await expect(row(7)).toHaveAttribute('aria-setsize', String(MANY))
    await fewAreDrawn()
    await looksRight(page)
  })

  await test.step('a scroll to the end shows the last one, and the one that has the focus stays', async () => {
    // Each scroll measures rows that were guessed before: the end moves until the last ones are there.
    const toEnd = () => list.evaluate((element) => scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight))
    const isLastInSight = (element: Element): boolean => element.getBoundingClientRect().bottom <= innerHeight + 1
    await expect
      .poll(async () => {
        await toEnd()
        return (await row(MANY).count()) === 1 && row(MANY).evaluate(isLastInSight)
      })
      .toBe(true)
    await expect(row(100)).toHaveCount(0)
    await fewAreDrawn()
    await expect(opener(7)).toBeFocused()
  })

  await test.step('the keyboard goes from row to row, to the end and back, and Tab goes on from there', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(opener(8)).toBeFocused()
    await expect(opener(8)).toBeInViewport()
    await page.keyboard.press('End')
    await expect(opener(MANY)).toBeFocused()
    await expect(opener(MANY)).toBeInViewport()
    await page.keyboard.press('ArrowUp')
    await expect(opener(MANY - 1)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(opener(1)).toBeFocused()
    await expect(opener(1)).toBeInViewport()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(opener(2)).toBeFocused()
  })

  await test.step('on paper all of them', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(rows).toHaveCount(MANY)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the search finds one that was not drawn', async () => {
    await page.getByLabel('Search').fill('company 321')
    await expect(rows).toHaveCount(1)
    await expect(opener(321)).toBeVisible()
  })
})
