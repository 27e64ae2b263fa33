import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuAct, MenuNote } from '#web/ui/menu.tsx'

const acts = { correct: vi.fn(), remind: vi.fn(), withdraw: vi.fn() }

const show = () =>
  render(
    <main>
      <Menu trigger={<Button>More about this dispute</Button>}>
        <MenuNote>Sent November 3, 2026</MenuNote>
        <MenuAct onSelect={acts.correct}>Correct the day</MenuAct>
        <MenuAct onSelect={acts.remind} isDisabled>
          Remind me
        </MenuAct>
        <MenuAct onSelect={acts.withdraw}>Withdraw</MenuAct>
      </Menu>
    </main>,
  )

const menu = page.getByRole('menu')
const item = (name: string) => page.getByRole('menuitem', { name })
const opener = page.getByRole('button', { name: 'More about this dispute' })

async function openByKey(): Promise<void> {
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
}

describe('a menu', () => {
  it('goes from act to act by arrows, past what can’t be chosen, and acts on Enter', async () => {
    await show()
    await openByKey()
    await expect.element(item('Correct the day')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Withdraw')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Correct the day')).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(menu).not.toBeInTheDocument()
    expect(acts.withdraw).toHaveBeenCalledTimes(1)
    expect(acts.remind).not.toHaveBeenCalled()
  })

  it('finds an act by the letters it begins with', async () => {
    await show()
    await openByKey()
    await userEvent.keyboard('wi')
    await expect.element(item('Withdraw')).toHaveFocus()
  })

  it('is left by Escape and by a press beside it, without an act', async () => {
    acts.correct.mockClear()
    await show()
    await openByKey()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await openByKey()
    await userEvent.click(document.body, { position: { x: 380, y: 800 } })
    await expect.element(menu).not.toBeInTheDocument()
    expect(acts.correct).not.toHaveBeenCalled()
  })

  it('stays within the part of the page that opens it, where a screen reader looks', async () => {
    await show()
    await openByKey()
    expect(menu.element().closest('main')).not.toBeNull()
    const { left, right } = menu.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(innerWidth)
  })
})
