import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

function Asked({ onConfirm, isBusy = false }: { readonly onConfirm: () => void; readonly isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={<Button>Delete</Button>}
        title="Delete this report?"
        description="Its findings go with it. This can’t be undone."
        confirmLabel="Delete the report"
        onConfirm={onConfirm}
        isBusy={isBusy}
        isDangerous
      />
    </main>
  )
}

const question = page.getByRole('alertdialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function ask(): Promise<void> {
  button('Delete').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
}

describe('a question before something that counts', () => {
  it('reads its question and what follows, and begins on Cancel, so that Enter pressed twice does nothing', async () => {
    const confirm = vi.fn()
    await render(<Asked onConfirm={confirm} />)
    await ask()
    await expect.element(question).toHaveAccessibleName('Delete this report?')
    await expect.element(question).toHaveAccessibleDescription('Its findings go with it. This can’t be undone.')
    await expect.element(button('Cancel')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(button('Delete')).toHaveFocus()
    expect(confirm).not.toHaveBeenCalled()
  })

  it('is not answered by a press beside it; Escape says no', async () => {
    const confirm = vi.fn()
    await render(<Asked onConfirm={confirm} />)
    await ask()
    await userEvent.click(document.body, { position: { x: 5, y: 5 } })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(confirm).not.toHaveBeenCalled()
  })

  it('is confirmed by its act alone, and stays until its caller closes it', async () => {
    const confirm = vi.fn()
    await render(<Asked onConfirm={confirm} />)
    await ask()
    await button('Delete the report').click()
    expect(confirm).toHaveBeenCalledTimes(1)
    await expect.element(question).toBeVisible()
  })

  it('takes no second press while it is busy', async () => {
    const confirm = vi.fn()
    await render(<Asked onConfirm={confirm} isBusy />)
    await ask()
    const act = page.getByRole('button', { name: /Delete the report/ })
    await act.click({ force: true })
    act.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(confirm).not.toHaveBeenCalled()
  })
})
