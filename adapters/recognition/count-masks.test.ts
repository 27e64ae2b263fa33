import { describe, expect, it } from 'vitest'
import { withMasksCounted } from '#adapters/recognition/count-masks.ts'
import { inkFinder, type InkBox } from '#adapters/recognition/cleaning/ink-finder.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Figures six points apart, then signs of a mask; each as one blot. */
const blotsOf = (figures: number, signs: number, sign: readonly [pitch: number, size: number]): InkBox[] => [
  ...Array.from({ length: figures }, (_, index): InkBox => [10 + index * 6, 20, 5, 7.5]),
  ...Array.from({ length: signs }, (_, index): InkBox => [10 + figures * 6 + index * sign[0], 20, sign[1], sign[1]]),
]
const around = (text: string, blots: readonly InkBox[], confidence = 0.4): RecognisedWord => {
  const right = Math.max(...blots.map(([x, , width]) => x + width))
  return { text, box: [10, 20, right - 10, 7.5], confidence }
}

const STAR = [5, 4.3] as const
const CROSS = [3.9, 3.7] as const

describe('a number covered with stars', () => {
  it.each(['664022%**', '664022%***', '664022***x*', '664022****', '664022'])(
    'read as %s has as many as there are blots',
    (text) => {
      const blots = blotsOf(6, 4, STAR)
      expect(withMasksCounted([around(text, blots)], inkFinder(blots))).toEqual([{ ...around(text, blots), text: '664022****' }])
    },
  )

  it('has as many where one sign was made of them, or their first were read as figures', () => {
    const blots = blotsOf(6, 4, STAR)
    const again = { text: '+', box: [52, 20, 4, 4] as const, confidence: 0.1 }
    expect(withMasksCounted([around('664022%', blots), again], inkFinder(blots)).map(({ text }) => text)).toEqual(['664022****'])
    expect(withMasksCounted([around('66402244+', blots)], inkFinder(blots))[0]?.text).toBe('664022****')
    expect(withMasksCounted([around('66%', blots)], inkFinder(blots))[0]?.text).toBe('66%')
    const apart = { ...again, box: [80, 20, 4, 4] as const }
    expect(withMasksCounted([around('664022****', blots), apart], inkFinder(blots)).map(({ text }) => text)).toEqual([
      '664022****',
      '+',
    ])
  })

  it('has as many where they touch', () => {
    const blots = [...blotsOf(6, 0, STAR), [46, 20, 14.8, 3.7] as const]
    expect(withMasksCounted([around('664022***', blots)], inkFinder(blots))[0]?.text).toBe('664022****')
  })

  it('is none where a figure fell apart: the stroke that ends it is flat', () => {
    const blots: InkBox[] = [...blotsOf(4, 0, STAR), [36, 20, 2.9, 1.2]]
    expect(withMasksCounted([around('2017', blots)], inkFinder(blots))[0]?.text).toBe('2017')
  })

  it('keeps its figures where these touch', () => {
    const blots = [[10, 20, 11, 7.5] as const, [22, 20, 22, 7.5] as const, ...blotsOf(6, 4, STAR).slice(6)]
    expect(withMasksCounted([around('664022%***', blots)], inkFinder(blots))[0]?.text).toBe('664022****')
  })

  it('and one without stars, or with stars read as a word of their own, stays as it was read', () => {
    const bare = blotsOf(6, 0, STAR)
    const torn = [...blotsOf(4, 0, STAR), ...blotsOf(0, 4, STAR).map(([x, y, ...size]): InkBox => [x + 24, y, ...size])]
    expect(withMasksCounted([around('664022', torn)], inkFinder(torn))[0]?.text).toBe('664022')
    expect(withMasksCounted([around('664022', bare)], inkFinder(bare))[0]?.text).toBe('664022')
    const blots = blotsOf(6, 4, STAR)
    const stars = { text: '****', box: [46, 20, 20, 4.3] as const, confidence: 0.2 }
    expect(withMasksCounted([around('664022', blots), stars], inkFinder(blots)).map(({ text }) => text)).toEqual([
      '664022',
      '****',
    ])
  })
})

describe('a row of x before the last figures of a number', () => {
  const blots = blotsOf(0, 12, CROSS)
  const figures = { text: '1808', box: [60, 18, 17, 6] as const, confidence: 0.96 }

  it('has as many as there are blots', () => {
    const [mask] = withMasksCounted([around('J00000000XXX', blots), figures], inkFinder(blots))
    expect(mask).toMatchObject({ text: 'x'.repeat(12), confidence: 0.4 })
  })

  it('is none where no figures follow, or its letters are as high as they', () => {
    const alone = around('J00000000XXX', blots)
    expect(withMasksCounted([alone], inkFinder(blots))).toEqual([alone])
    const name = blotsOf(4, 0, CROSS)
    expect(withMasksCounted([around('KNOX', name), { ...figures, box: [40, 20, 17, 7.5] }], inkFinder(name))[0]?.text).toBe(
      'KNOX',
    )
  })
})
