import { z } from 'zod'
import { exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { expect, join, looksRight, newPerson, test, uploadReport } from '../steps.ts'

const LOOKS = [
  [390, 844, 'light'],
  [390, 844, 'dark'],
  [1280, 900, 'light'],
  [1280, 900, 'dark'],
] as const

const place = z.looseObject({ reportId: z.string(), subjectId: z.string(), creditorName: z.string() })
const planned = z.looseObject({ actions: z.array(z.looseObject({ evidence: z.array(place) })) })

test('several entries are disputed one after the other from one place @wide-only @whole', async ({ page }, info) => {
  await join(page.request, newPerson())
  await uploadReport(page.request, exampleReport().bytes)
  const items = z.array(place).parse(await (await page.request.get('/api/negative-items')).json())
  // Few reports print all that the plan needs for an action about several accounts: here its first one is about each negative item.
  await page.route('**/api/plan', async (route) => {
    const plan = planned.parse(await (await route.fetch()).json())
    const [first, ...others] = plan.actions
    const evidence = items.map(({ reportId, subjectId, creditorName }) => ({
      ...first?.evidence[0],
      reportId,
      subjectId,
      creditorName,
    }))
    await route.fulfill({ json: { ...plan, actions: [{ ...first, evidence }, ...others] } })
  })
  const dialog = page.getByRole('dialog', { name: 'Which of these is wrong?' })
  const first = dialog.getByRole('listitem').filter({ hasText: IMPOSSIBLE_LOAN.creditorName })

  await test.step('the plan asks which one is meant, on each screen in light and dark', async () => {
    await page.goto('/plan')
    await page.getByRole('button', { name: 'File Dispute' }).first().click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    for (const [width, height, colorScheme] of LOOKS) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await looksRight(page)
      await page.screenshot({ path: info.outputPath(`several-${width}-${colorScheme}.png`), animations: 'disabled' })
    }
  })

  await test.step('one is disputed, and the list is there again with what became of it', async () => {
    await first.getByRole('button', { name: 'Dispute' }).click()
    const asked = page.getByRole('dialog', { name: `Dispute ${IMPOSSIBLE_LOAN.creditorName}` })
    await asked.getByRole('button', { name: 'Dispute with Equifax' }).click()
    await expect(page.getByRole('dialog', { name: 'Letter to Equifax' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(first.getByRole('link', { name: 'Disputed' })).toBeVisible()
    await looksRight(page)
    await page.screenshot({ path: info.outputPath('several-after.png'), animations: 'disabled' })
  })

  await test.step('of what shows no error it is asked first what is wrong', async () => {
    await dialog.getByRole('button', { name: 'Dispute' }).click()
    await expect(page.getByRole('dialog', { name: `What is wrong with ${LAWFUL_CHARGE_OFF.creditorName}?` })).toBeVisible()
    await looksRight(page)
  })
})
