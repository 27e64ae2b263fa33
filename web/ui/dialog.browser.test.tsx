import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const LONG = Array.from({ length: 80 }, (_, at) => `Line ${at + 1} of a letter that is longer than the screen.`)

/** A page with a button before and after the one that opens the dialog. */
function Opened({ lines = [] }: { readonly lines?: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <Button>Before</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={<Button>Mark as Sent</Button>}
        title="Mark as Sent"
        footer={<Button onClick={() => setIsOpen(false)}>Save</Button>}
      >
        <TextField name="day" label="Day of mailing" hint="As on the receipt" />
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
      <Button>After</Button>
    </main>
  )
}

/** One that no button of its own opens; what opens it goes with the press, where it is said so. */
function OpenedFromElsewhere({ goes }: { readonly goes: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      {goes && isOpen ? null : <Button onClick={() => setIsOpen(true)}>See it</Button>}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="The page">
        Page 3
      </Dialog>
    </main>
  )
}

const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name })
const isInside = (): boolean => dialog.element().contains(document.activeElement)

/** Opens it as somebody without a mouse does. */
async function openByKey(): Promise<void> {
  button('Mark as Sent').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await expect.poll(isInside).toBe(true)
}

describe('a dialog', () => {
  it('has its title for a name, keeps Tab inside both ways, and gives the focus back', async () => {
    await render(<Opened />)
    await openByKey()
    await expect.element(dialog).toHaveAccessibleName('Mark as Sent')
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
      for (let presses = 0; presses < 5; presses += 1) {
        await userEvent.keyboard(key)
        expect(isInside()).toBe(true)
      }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Mark as Sent')).toHaveFocus()
  })

  it.each(['Close', 'Save'])('is closed by "%s", and the focus is where it was', async (name) => {
    await render(<Opened />)
    await openByKey()
    await button(name).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Mark as Sent')).toHaveFocus()
  })

  it('is closed by a press beside it', async () => {
    await render(<Opened />)
    await openByKey()
    await userEvent.click(document.body, { position: { x: 5, y: 5 } })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('is no higher than the screen, and keeps its buttons in sight', async () => {
    await render(<Opened lines={LONG} />)
    await openByKey()
    const { top, height } = dialog.element().getBoundingClientRect()
    expect(height).toBeLessThanOrEqual(innerHeight * 0.92 + 1)
    expect(top).toBeGreaterThan(0)
    expect(button('Save').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  it('that no button of its own opens gives the focus back to what had it', async () => {
    await render(<OpenedFromElsewhere goes={false} />)
    button('See it').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('See it')).toHaveFocus()
  })

  it('breaks nothing where what opened it is gone', async () => {
    await render(<OpenedFromElsewhere goes />)
    await button('See it').click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('See it')).toBeVisible()
  })
})
