import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DRAWN_AT_ONCE, useGrowing } from '#web/platform/use-growing.ts'

const Rows = ({ total }: { readonly total: number }) => <>{useGrowing(total)}</>
const drawn = (total: number): number => Number(renderToStaticMarkup(<Rows total={total} />))

describe('a long list', () => {
  it('draws no more at once than a screen holds', () => {
    expect([drawn(0), drawn(5), drawn(306)]).toEqual([0, 5, DRAWN_AT_ONCE])
  })
})
