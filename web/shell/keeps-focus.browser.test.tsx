import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KeepsFocus } from '#web/shell/keeps-focus.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const show = (screen: ReactNode) =>
  render(
    <>
      <KeepsFocus />
      <main id="main" tabIndex={-1}>
        {screen}
      </main>
    </>,
  )

/** Its code may come after the screen. */
function Page({ hasCode }: { readonly hasCode: boolean }) {
  return (
    <>
      {hasCode ? <KeepsFocus /> : null}
      <main id="main" tabIndex={-1}>
        <GoesInPlace />
      </main>
    </>
  )
}

function Rows() {
  const [rows, setRows] = useState(['Amber', 'Birch', 'Cedar'])
  return (
    <ul>
      {rows.map((row) => (
        <li key={row} data-name={row}>
          {row} <Button onClick={() => setRows(rows.filter((one) => one !== row))}>Remove {row}</Button>
        </li>
      ))}
    </ul>
  )
}

function GoesInPlace() {
  const [isDone, setIsDone] = useState(false)
  return (
    <section tabIndex={-1} data-name="card">
      {isDone ? <p>Disputed</p> : <Button onClick={() => setIsDone(true)}>Dispute</Button>}
    </section>
  )
}

function RowWithDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [isThere, setIsThere] = useState(true)
  const close = () => {
    setIsThere(false)
    setIsOpen(false)
  }
  return (
    <ul>
      {isThere ? (
        <li data-name="first">
          <Dialog isOpen={isOpen} onOpenChange={setIsOpen} trigger={<Button>Delete it</Button>} title="Delete it?">
            <Button onClick={close}>Delete</Button>
          </Dialog>
        </li>
      ) : null}
      <li data-name="second">The other one</li>
    </ul>
  )
}

async function press(name: string): Promise<void> {
  page.getByRole('button', { name, exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
}

/** What has the focus, by the name that the test gave it. */
const focused = () => expect.poll(() => document.activeElement?.getAttribute('data-name') ?? document.activeElement?.id)

describe('the focus of a button that goes with its press', () => {
  it('goes to the row that came where its row was; of the last, to the one before it', async () => {
    await show(<Rows />)
    await press('Remove Amber')
    await focused().toBe('Birch')
    await press('Remove Cedar')
    await focused().toBe('Birch')
  })

  it('goes to the screen where no row is left', async () => {
    await show(<Rows />)
    for (const name of ['Amber', 'Birch', 'Cedar']) await press(`Remove ${name}`)
    await focused().toBe('main')
  })

  it('goes to what is around it, and Enter pressed once more acts on nothing', async () => {
    await show(<GoesInPlace />)
    await press('Dispute')
    await focused().toBe('card')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Disputed')).toBeVisible()
  })

  it('does so, too, where it was pressed before this code came', async () => {
    const { rerender } = await render(<Page hasCode={false} />)
    page.getByRole('button', { name: 'Dispute' }).element().focus()
    await rerender(<Page hasCode />)
    await userEvent.keyboard('{Enter}')
    await focused().toBe('card')
  })

  it('goes to the next row when it was in a dialog about a row that went', async () => {
    await show(<RowWithDialog />)
    await press('Delete it')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await press('Delete')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await focused().toBe('second')
  })

  it('is left alone where the member went elsewhere themselves', async () => {
    await show(<Rows />)
    page.getByRole('button', { name: 'Remove Birch' }).element().focus()
    await userEvent.click(document.body, { position: { x: 200, y: 700 } })
    expect(document.activeElement?.getAttribute('data-name') ?? null).toBeNull()
  })
})
