import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const PROBLEMS = [
  { field: 'sender.city', message: 'City is required' },
  { field: 'zip', message: 'ZIP must have five digits' },
  { message: 'Choose what is wrong' },
]

/** A form that is longer than a phone's screen, with its button at the end. */
function Form() {
  const [attempt, setAttempt] = useState(0)
  return (
    <main>
      <ErrorSummary problems={attempt === 0 ? [] : PROBLEMS} attempt={attempt} />
      <TextField name="sender.city" label="City" />
      <div style={{ height: 1_500 }} />
      <TextField name="zip" label="ZIP" />
      <Button onClick={() => setAttempt(attempt + 1)}>Write the letter</Button>
    </main>
  )
}

const summary = page.getByRole('alert')
const send = page.getByRole('button', { name: 'Write the letter' })

describe('the summary of a form’s errors', () => {
  it('is not there before an attempt, and takes the focus with each', async () => {
    await render(<Form />)
    expect(summary.query()).toBeNull()
    for (const _attempt of [1, 2]) {
      send.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(summary).toHaveFocus()
      const { top, bottom } = summary.element().getBoundingClientRect()
      expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
    }
    await expect.element(summary).toHaveTextContent('There is a problem')
  })

  it('leads to each field, whose label is in sight, and writes no history', async () => {
    await render(<Form />)
    await send.click()
    const { length } = history
    await page.getByRole('link', { name: 'ZIP must have five digits' }).click()
    await expect.element(page.getByLabelText('ZIP')).toHaveFocus()
    const { top } = page.getByText('ZIP', { exact: true }).element().getBoundingClientRect()
    expect([top >= 0, top < innerHeight]).toEqual([true, true])
    await page.getByRole('link', { name: 'City is required' }).click()
    await expect.element(page.getByLabelText('City')).toHaveFocus()
    expect([history.length, location.hash]).toEqual([length, ''])
  })

  it('only tells a problem of no field', async () => {
    await render(<Form />)
    await send.click()
    await expect.element(page.getByText('Choose what is wrong')).toBeVisible()
    expect(page.getByRole('link', { name: 'Choose what is wrong' }).query()).toBeNull()
  })
})
