import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LongList } from '#web/ui/long-list.tsx'

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `Entry ${at + 1}`)

const show = (count: number, more: { readonly first?: number; readonly open?: string } = {}) =>
  render(
    <main>
      <LongList label="Errors" rows={rowsOf(count)} keyOf={(row) => row} {...more}>
        {(row, place) => (
          <li {...place} className="py-4">
            <button type="button" data-row>
              {row}
            </button>
          </li>
        )}
      </LongList>
    </main>,
  )

const drawn = (): number => document.querySelectorAll('[data-row]').length
const height = (): number => page.getByRole('list').element().getBoundingClientRect().height
/** The code that draws only what is in sight has come. */
const measured = () => expect.poll(height).toBeGreaterThan(500 * 20)
const entry = (number: number) => page.getByRole('button', { name: `Entry ${number}`, exact: true })

describe('a list of five hundred', () => {
  it('draws those in sight, says how many there are, and is as high as all of them', async () => {
    await show(500)
    await expect.element(entry(1)).toBeVisible()
    await measured()
    expect(drawn()).toBeLessThan(60)
    expect(document.querySelector('[data-index="0"]')?.getAttribute('aria-setsize')).toBe('500')
  })

  it('draws others as one scrolls, and no more of them', async () => {
    await show(500)
    await measured()
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(entry(500)).toBeInTheDocument()
    expect(entry(1).query()).toBeNull()
    expect(drawn()).toBeLessThan(60)
  })

  it('is gone through by keys, also to rows that are not drawn yet', async () => {
    await show(500)
    await measured()
    entry(1).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry(2)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(entry(500)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(entry(499)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(entry(1)).toHaveFocus()
  })

  it('keeps the row that has the focus, so that Tab goes on from it', async () => {
    await show(500)
    await measured()
    entry(3).element().focus()
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(entry(500)).toBeInTheDocument()
    await expect.element(entry(3)).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(entry(4)).toHaveFocus()
  })

  it('keeps the row that is open, however far away', async () => {
    await show(500, { open: 'Entry 2' })
    await measured()
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(entry(500)).toBeInTheDocument()
    expect(entry(2).query()).not.toBeNull()
  })
})

describe('a short list', () => {
  it('shows its first, then all with one press, with the focus on the first of them', async () => {
    await show(12, { first: 5 })
    expect(drawn()).toBe(5)
    await page.getByRole('button', { name: /7/ }).click()
    await expect.poll(drawn).toBe(12)
    await expect.element(entry(6)).toHaveFocus()
  })
})
