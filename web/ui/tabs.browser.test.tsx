import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const NAMES = ['Upload a report', 'Negative items', 'Dispute letters', 'Tracking', 'Sent by mail']

function Sections() {
  const [value, setValue] = useState('tab-0')
  const panels = NAMES.map((label, at) => ({
    value: `tab-${at}`,
    label,
    panel: at === 0 ? <Button onClick={() => setValue('hidden')}>See the details</Button> : <p>{label}: nothing yet</p>,
  }))
  return (
    <main className="page">
      <Tabs
        label="Credit repair"
        value={value}
        onChange={setValue}
        tabs={[...panels, { value: 'hidden', label: 'Details', isHidden: true, panel: <p>All of it</p> }]}
      />
    </main>
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

describe('tabs', () => {
  it('are one stop for Tab, and arrows go round', async () => {
    await render(<Sections />)
    await userEvent.keyboard('{Tab}')
    await expect.element(tab('Upload a report')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Negative items')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('Negative items: nothing yet')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(tab('Sent by mail')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
  })

  it('bring the chosen one into sight in a strip that is wider than a phone, and the page stays where it is', async () => {
    await render(<Sections />)
    const strip = page.getByRole('tablist').element()
    expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth)
    await userEvent.keyboard('{Tab}{End}')
    const isWithin = (): boolean => {
      const { left, right } = tab('Sent by mail').element().getBoundingClientRect()
      const shown = strip.getBoundingClientRect()
      return left >= shown.left && right <= shown.right + 1
    }
    await expect.poll(isWithin).toBe(true)
    expect([scrollX, document.documentElement.scrollWidth]).toEqual([0, document.documentElement.clientWidth])
  })

  it('give the focus to a panel that a button of another panel opened; it has no tab of its own', async () => {
    await render(<Sections />)
    page.getByRole('button', { name: 'See the details' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('All of it')).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Details')
    expect(page.getByRole('tab', { name: 'Details' }).query()).toBeNull()
  })
})
