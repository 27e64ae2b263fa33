import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { OnPress } from '#web/ui/on-press.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'

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

describe('a tooltip', () => {
  it('comes when its control has the focus, describes it, and goes by Escape', async () => {
    await render(
      <TooltipProvider>
        <main>
          <Tooltip text="Counted from the day it arrived">
            <Button>Due December 3</Button>
          </Tooltip>
        </main>
      </TooltipProvider>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button')).toHaveFocus()
    await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Counted from the day it arrived')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  })
})

describe('details', () => {
  it('of one name open one at a time, by keys too', async () => {
    await render(
      <main>
        <Details name="why" summary="Why this date?">
          From the law
        </Details>
        <Details name="why" summary="What if it is wrong?">
          Ask again
        </Details>
      </main>,
    )
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByText('From the law')).toBeVisible()
    await userEvent.keyboard('{Tab} ')
    await expect.element(page.getByText('Ask again')).toBeVisible()
    await expect.element(page.getByText('From the law')).not.toBeVisible()
  })
})

/** Resolves when a test says so. */
function later() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let loads = 0
  const load = (): Promise<void> => {
    loads += 1
    return promise
  }
  return { load, resolve, loads: () => loads }
}

describe('a button whose menu comes with its first press', () => {
  it('loads it when the focus comes near, and opens it by the arrow or the press', async () => {
    const code = later()
    await render(
      <main>
        <OnPress trigger={<Button>Menu</Button>} opens="menu" load={code.load}>
          <p>The menu</p>
        </OnPress>
      </main>,
    )
    expect(code.loads()).toBe(0)
    await userEvent.keyboard('{Tab}')
    expect(code.loads()).toBe(1)
    await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('The menu')).toBeVisible()
  })

  it('of a dialog is not opened by an arrow', async () => {
    const code = later()
    await render(
      <main>
        <OnPress trigger={<Button>Write</Button>} opens="dialog" load={code.load}>
          <p>The form</p>
        </OnPress>
      </main>,
    )
    await userEvent.keyboard('{Tab}{ArrowDown}')
    expect(page.getByText('The form').query()).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('The form')).toBeVisible()
  })
})
