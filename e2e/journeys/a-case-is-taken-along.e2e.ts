import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { done, expect, join, looksRight, newPerson, test, unfold, withConfirmedLetter } from '../steps.ts'

const ENTRY = 'MERIDIAN AUTO FINANCE'

/** A member whose letter about the entry was confirmed, mailed by themselves and delivered. */
async function withDeliveredLetter(page: Page): Promise<string> {
  const { dispute, letter } = await withConfirmedLetter(page.request, exampleReport({ seed: 'packet' }).bytes)
  const sent = { sentMethod: 'certified_mail', trackingNumber: '9407199999999912345676' }
  await done(page.request, 'patch', `/api/dispute-letters/${letter}/sent`, sent)
  await done(page.request, 'patch', `/api/dispute-letters/${letter}/delivered`, {
    deliveredAt: new Date().toISOString().slice(0, 10),
  })
  return dispute
}

/** As a stranger runs it: the downloaded program, on the downloaded file, in a process of its own. */
function verify(program: string, packet: string): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, packet], { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

test('a case on one page is taken along, and a stranger verifies it by the command @wide-only @whole', async ({ page }, info) => {
  const dispute = await withDeliveredLetter(page)

  await test.step('the row of the list leads to the page of the case, and an old link too', async () => {
    await page.goto('/disputes')
    await page.getByRole('link', { name: `Open the dispute about ${ENTRY}` }).click()
    await expect(page).toHaveURL(new RegExp(`/disputes/${dispute}$`))
    await page.goto(`/disputes?id=${dispute}`)
    await expect(page).toHaveURL(new RegExp(`/disputes/${dispute}$`))
    await expect(page.getByRole('heading', { level: 1, name: ENTRY })).toBeVisible()
  })

  await test.step('it says what to do next, why each date, and what stands behind each event', async () => {
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(page.getByText(/^Wait: an answer is due by/)).toBeVisible()
    await unfold(page, 'Deliveries', 'Export this case')
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline.getByText(/ earlier$/).click()
    for (const kind of ['Opened', 'Found', 'Claimed', 'Sent', 'Delivered'])
      await expect(timeline.getByText(kind, { exact: true })).toBeVisible()
    await timeline.getByText('Details: event 4').click()
    await expect(timeline.getByText('SHA-256 of the printed PDF')).toBeVisible()
    await expect(timeline.getByText('9407199999999912345676')).toBeVisible()
    await looksRight(page)
  })

  const packet = info.outputPath('packet.pdf')
  const program = info.outputPath('verify-packet.mjs')
  await test.step('the packet and the program that checks it are downloaded', async () => {
    await expect(page.getByText('5 events, none changed.')).toBeVisible()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the packet' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^case-packet-[0-9a-f]{8}\.pdf$/)
    await saved.saveAs(packet)
    await page.getByText('How to verify this').click()
    const [tool] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'verify-packet.mjs' }).click(),
    ])
    await tool.saveAs(program)
    await looksRight(page)
  })

  await test.step('the command finds it whole, and refuses it with one byte changed', async () => {
    const whole = verify(program, packet)
    expect(whole.said).toContain('WHOLE: nothing was changed since the packet was made.')
    expect(whole.said).toContain('Nobody outside signs the packet')
    expect(whole.status).toBe(0)
    const bytes = readFileSync(packet)
    const at = Math.floor(bytes.length / 2)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(packet, bytes)
    const changed = verify(program, packet)
    expect(changed.said).toContain('REFUSED')
    expect(changed.status).toBe(1)
  })

  await test.step('the tracker leads here too; a case that is not there says so', async () => {
    await page.goto('/tracker')
    await page.getByRole('button', { name: `More about ${ENTRY}` }).click()
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    await expect(page).toHaveURL(new RegExp(`/disputes/${dispute}$`))
  })
})

test('the address of a case that is not there leads to a page that says so', async ({ page, noise }) => {
  noise.provoke(404)
  await join(page.request, newPerson())
  await page.goto('/disputes/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'We couldn’t find this dispute' })).toBeVisible()
  await looksRight(page)
})
