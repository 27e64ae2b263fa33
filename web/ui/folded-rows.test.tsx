import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { FoldedRows } from '#web/ui/folded-rows.tsx'

beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

const list = (count: number, first: number): string =>
  renderToStaticMarkup(
    <FoldedRows rows={Array.from({ length: count }, (_, row) => `row ${row}`)} first={first} what="inquiries">
      {(shown) => <ul>{shown.join(', ')}</ul>}
    </FoldedRows>,
  )

describe('a long list', () => {
  it('starts with its first rows and says how many there are', () => {
    const page = list(541, 2)
    expect(page).toContain('<ul>row 0, row 1</ul>')
    expect(page).toContain('Show all 541 inquiries')
    expect(page).toContain('aria-expanded="false"')
  })

  it('is shown whole where it is short: a single row more is not folded away', () => {
    expect(list(3, 2)).toBe('<ul>row 0, row 1, row 2</ul>')
    expect(list(0, 2)).toBe('<ul></ul>')
  })

  it('may start with none', () => {
    expect(list(9, 0)).toContain('<ul></ul>')
  })
})
