import { describe, expect, it } from 'vitest'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { levelWords } from '#engine/recognition/words/level-words.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

describe('recognised words', () => {
  it('get one height a line, whatever their ink', () => {
    const page = levelWords(recognisedPage([[100, [50, 'on gypsum Only sun-set -'], [300, '$1,200']]]))
    const heights = new Set(page.words.map(({ box }) => Math.round(box[3])))
    expect(heights.size).toBe(1)
    expect(pageLines(page)).toHaveLength(1)
  })

  it('are no larger for a J that reaches below the line in some fonts', () => {
    const page = recognisedPage([[100, [50, 'JEFFERSON CAPITAL']]])
    const [deep, ...others] = page.words
    if (!deep) throw new Error('a word')
    const [x, y, width, height] = deep.box
    const levelled = levelWords({ ...page, words: [{ ...deep, box: [x, y, width, height * 1.25] }, ...others] })
    expect(levelled.words.map(({ box }) => [box[1], box[3]])).toEqual(levelWords(page).words.map(({ box }) => [box[1], box[3]]))
  })

  it('stay parted in runs as a text layer’s words are', () => {
    const [line] = pageLines(levelWords(recognisedPage([[100, [50, 'Date Opened'], [200, '03/12/2024']]])))
    expect(line?.runs.map(({ text }) => text)).toEqual(['Date Opened', '03/12/2024'])
  })

  it('of which one took in a rule stand on their own line, not on the next', () => {
    const page = recognisedPage([
      [100, [50, 'Comments'], [300, 'Contact']],
      [110, [50, 'Charged off account'], [300, 'PO BOX 12']],
    ])
    const [tall, ...others] = page.words
    if (!tall) throw new Error('a word')
    const inflated = { ...tall, box: [tall.box[0], tall.box[1], tall.box[2], tall.box[3] + 5] as const }
    const lines = pageLines(levelWords({ ...page, words: [inflated, ...others] }))
    expect(lines.map(({ text }) => text)).toEqual(['Comments Contact', 'Charged off account PO BOX 12'])
  })

  it('are no specks and rules; dashes and ampersands are words', () => {
    const page = recognisedPage([
      [300, [50, '| A & B', 0.4], [120, '°', 0.3], [200, '—-', 0.4], [250, '----------', 0.5], [340, '=', 0.4]],
    ])
    expect(levelWords(page).words.map(({ text }) => text)).toEqual(['A', '&', 'B', '--'])
  })

  it('that were given the box of their whole line get one of their own', () => {
    const page = recognisedPage([
      [100, [50, 'Credit Accounts']],
      [116, [50, 'This'], [90, 'section'], [150, 'reported,'], [220, 'and'], [260, 'Balance.']],
      [132, [50, 'Date Reported']],
      [148, [50, 'Date Opened']],
      [164, [50, 'Owner']],
    ])
    const high = new Set(['section', 'reported,', 'Balance.'])
    const words = page.words.map((word) =>
      high.has(word.text) ? { ...word, box: [word.box[0], 102, word.box[2], 17] as const } : word,
    )
    const lines = pageLines(levelWords({ ...page, words }))
    expect(lines.map(({ text }) => text).slice(0, 3)).toEqual([
      'Credit Accounts',
      'This section reported, and Balance.',
      'Date Reported',
    ])
    expect(Math.max(...lines.map(({ box }) => box[3]))).toBeLessThan(16)
  })

  it('of ink as flat as a dash are dashes, whatever letters were made of it', () => {
    const flat = { text: 'oe', box: [200, 96, 8.4, 1.1] as const, confidence: 0.2 }
    const page = recognisedPage([[100, [50, 'Past Due']]])
    expect(levelWords({ ...page, words: [...page.words, flat] }).words.at(-1)?.text).toBe('--')
  })
})
