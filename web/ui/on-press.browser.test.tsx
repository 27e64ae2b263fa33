import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { OnPress } from '#web/ui/on-press.tsx'

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
