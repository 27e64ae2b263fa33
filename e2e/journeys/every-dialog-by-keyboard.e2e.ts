import type { Locator, Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { expect, joinAndPay, test, uploadReport } from '../steps.ts'

/** Goes to a control as a person without a mouse does: by Tab, from wherever the focus is. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(control)}`)
}

interface Visit {
  readonly opener: Locator
  readonly dialog: Locator
  /** Opened by an arrow key in a menu; otherwise by Enter. */
  readonly inside?: () => Promise<void>
}

/** Opens it by Enter, stays inside with Tab, closes it by Escape, and is back where it was. */
async function byKeyboard(page: Page, { opener, dialog, inside }: Visit): Promise<void> {
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect.poll(() => holdsFocus(dialog)).toBe(true)
  await inside?.()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await holdsFocus(dialog), 'Tab leaves the dialog').toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

const holdsFocus = (dialog: Locator): Promise<boolean> => dialog.evaluate((element) => element.contains(document.activeElement))

test('every dialog is driven by the keyboard alone @wide-only @whole', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no keyboard to go from dialog to dialog.')
  await joinAndPay(page.request)
  await uploadReport(page.request, exampleReport({ seed: 'keyboard' }).bytes)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()
  const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name })
  const visit = async (address: string, heading: string | RegExp) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }

  await test.step('deleting a report asks first', async () => {
    await page.goto('/upload')
    await byKeyboard(page, { opener: button(/^Delete: /), dialog: page.getByRole('alertdialog') })
  })

  await test.step('the evidence of a finding', async () => {
    await visit('/credit-reports', 'Credit Reports')
    await byKeyboard(page, { opener: button(/See it on the page/), dialog: dialog() })
  })

  await test.step('the tools: the letter form and the simulator', async () => {
    await visit('/tools', 'Credit Tools')
    await byKeyboard(page, { opener: button('Write a letter'), dialog: dialog('Dispute Letter Generator') })
    await byKeyboard(page, { opener: button('Simulate a score'), dialog: dialog('Credit Score Simulator') })
  })

  await test.step('an item: its dispute, then its letter, written, read and left', async () => {
    await visit('/negative-items', 'Negative Items')
    const listed = page.getByRole('region', { name: 'On your reports now' })
    const item = listed.getByRole('listitem').filter({ hasText: 'MERIDIAN AUTO FINANCE' })
    await tabTo(page, item.getByRole('button', { name: /Dispute with Bureau/ }))
    await page.keyboard.press('Enter')
    await expect(item.getByText('Disputed', { exact: true })).toBeVisible()
    await expect(item.getByRole('button', { name: /Generate letter/ })).toBeVisible()
    // The button goes with its press: the focus is where the badge came, and Tab goes on to the letter.
    await expect.poll(() => holdsFocus(listed)).toBe(true)
    await page.keyboard.press('Tab')
    await expect(item.getByRole('button', { name: /Generate letter/ })).toBeFocused()
    await byKeyboard(page, { opener: item.getByRole('button', { name: /Generate letter/ }), dialog: dialog(/Letter to/) })
    await tabTo(page, item.getByRole('button', { name: /Generate letter/ }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(/Letter to/).getByRole('button', { name: 'Write the letter' }))
    await page.keyboard.press('Enter')
    const letter = dialog(/Letter to Equifax/)
    const facts = letter.getByRole('region', { name: 'The letter' }).getByRole('button')
    await expect.poll(() => holdsFocus(letter)).toBe(true)
    await tabTo(page, facts.first())
    await page.keyboard.press('ArrowRight')
    await expect(facts.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Next fact' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(facts.nth(1)).toBeFocused()
    await tabTo(page, letter.getByRole('button', { name: 'Approve this letter' }))
    await page.keyboard.press('Enter')
    await expect(letter.getByRole('checkbox', { name: /I have read this letter/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog()).toBeHidden()
    await byKeyboard(page, { opener: item.getByRole('button', { name: /Open letter/ }), dialog: dialog(/Letter to Equifax/) })
    await byKeyboard(page, { opener: item.getByRole('button', { name: 'Other letters' }), dialog: dialog(/Other letters about/) })
  })

  await test.step('the disputes: a new one, an analysis', async () => {
    await visit('/disputes', 'AI-Powered Dispute Management')
    await byKeyboard(page, { opener: button('New Dispute'), dialog: dialog('New Dispute') })
    await byKeyboard(page, { opener: button('Analyze New Dispute'), dialog: dialog('Analyze New Dispute') })
  })

  await test.step('a letter marked as sent', async () => {
    await page.goto('/credit-repair?tab=dispute-letters')
    await byKeyboard(page, { opener: button('Mark as Sent'), dialog: dialog('Mark as Sent') })
  })

  await test.step('the tracker: the menu of a dispute and its follow-up', async () => {
    await visit('/tracker', 'Dispute Tracker')
    const more = button(/^More about/)
    await tabTo(page, more)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  await test.step('the bell and the menus of the shell', async () => {
    const bell = button(/^Notifications/)
    await tabTo(page, bell)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
    const menu = button('Generate Reports')
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Auto-Pull Reports' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })
})
