import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LongList } from '#web/ui/long-list.tsx'
import { WindowedRows, withKept } from '#web/ui/windowed-rows.tsx'

const rowsOf = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `row ${at}`)

const list = (count: number, first?: number): string =>
  renderToStaticMarkup(
    <LongList rows={rowsOf(count)} keyOf={(row) => row} {...(first !== undefined && { first })}>
      {(row, { ref: _ref, ...place }) => <li {...place}>{row}</li>}
    </LongList>,
  )

describe('a long list', () => {
  it('starts with its first rows, each with its place among all', () => {
    const page = list(500, 6)
    expect(page.match(/<li/g)).toHaveLength(6)
    expect(page).toContain('aria-posinset="6" aria-setsize="500"')
    expect(page).toContain('Show more: 494 left')
  })

  it('of a few rows shows all, and offers no more', () => {
    expect(list(5, 6).match(/<li/g)).toHaveLength(5)
    expect(list(5, 6)).not.toContain('button')
  })

  it('draws of hundreds those in sight, at their places in the height of all', () => {
    vi.stubGlobal('innerHeight', 844)
    const page = renderToStaticMarkup(
      <WindowedRows
        list={{ current: null }}
        about={{}}
        count={500}
        keyAt={(at) => `${at}`}
        kept={[499, null, 120]}
        draw={(at, { style }) => <li style={style}>row {at}</li>}
      />,
    )
    const drawn = page.match(/<li/g)?.length ?? 0
    expect(drawn).toBeGreaterThan(10)
    expect(drawn).toBeLessThan(40)
    expect(page).toContain('height:36000px')
    for (const row of ['row 0<', 'row 120<', 'row 499<']) expect(page).toContain(row)
    vi.unstubAllGlobals()
  })

  it('keeps a row that has the focus in its order, and none that is not there', () => {
    expect(withKept({ startIndex: 10, endIndex: 11, overscan: 0, count: 20 }, [3, null, -1, 20, 11])).toEqual([3, 10, 11])
  })
})
