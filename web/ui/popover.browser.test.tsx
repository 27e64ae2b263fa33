import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'

function News() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <Popover isOpen={isOpen} onOpenChange={setIsOpen} trigger={<Button>News</Button>} label="News">
        <Button>Mark all as read</Button>
      </Popover>
      <Button>Elsewhere</Button>
    </main>
  )
}

describe('a panel below its button', () => {
  it('takes the focus, and gives it back by Escape', async () => {
    await render(<News />)
    page.getByRole('button', { name: 'News' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const panel = page.getByRole('dialog', { name: 'News' })
    await expect.element(panel).toBeVisible()
    await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
    const { left, right } = panel.element().getBoundingClientRect()
    expect([left >= 0, right <= innerWidth]).toEqual([true, true])
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'News' })).toHaveFocus()
  })

  it('is closed by a press beside it', async () => {
    await render(<News />)
    await page.getByRole('button', { name: 'News' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.click(document.body, { position: { x: 380, y: 820 } })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
