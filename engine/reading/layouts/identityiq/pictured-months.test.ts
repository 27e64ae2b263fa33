import { describe, expect, it } from 'vitest'
import { picturedHeads } from '#engine/reading/layouts/identityiq/pictured-months.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** What was read over each column, twenty points apart; `.` where nothing was. */
const row = (texts: readonly string[], confidence = 0.95): Word[] =>
  texts.flatMap((text, at) => (text === '.' ? [] : [{ text, box: [100 + at * 20, 50, 10, 8] as const, confidence }]))
const monthsOf = (names: readonly string[], years: readonly string[], confidence?: number) =>
  picturedHeads(row(names), row(years, confidence), null)?.months

const YEARS = ['24', '24', '23', '23', '23', '23']
const MONTHS = ['2024-02', '2024-01', '2023-12', '2023-11', '2023-10', '2023-09']
const NONE = MONTHS.map(() => null)

describe('the months of a history on a picture', () => {
  it.each([
    ['all initials read', [...'FJDNOS'], YEARS, MONTHS],
    ['some of them run together or lost', ['FJ', '.', 'D', 'N', 'O', 'S'], YEARS, MONTHS],
    ['one of them misread', [...'FJDNOF'], YEARS, MONTHS],
    [
      'names, and years of which some are misread',
      ['Feb', 'Jan', 'Dec', 'Nov', 'Oct', 'Sep'],
      ['2d', '24', '23', '.', 'ZE', '23'],
      MONTHS,
    ],
    ['a column lost in both rows', [...'FJD.OS'], ['24', '24', '23', '.', '23', '23'], NONE],
    ['a name lost', ['Feb', 'Jan', '.', 'Nov', 'Oct', 'Sep'], YEARS, MONTHS],
    ['a name misread', ['Feb', 'Jan', 'Dee', 'Nov', 'Oct', 'Sep'], YEARS, MONTHS],
    ['initials that speak for other months', [...'JDNOSA'], YEARS, NONE],
    ['years of which the end was misread', [...'FJDNOS'], ['24', '24', '24', '23', '23', '23'], NONE],
    ['no year read', ['Feb', 'Jan', 'Dec', 'Nov', 'Oct', 'Sep'], ['a', 'b', 'c', 'd', 'e', 'f'], NONE],
    ['one year alone', ['Feb', 'Jan', 'Dec', 'Nov', 'Oct', 'Sep'], ['24', 'b', 'c', 'd', 'e', 'f'], NONE],
    [
      'initials that fit, of one year whose end is not there',
      [...'DNOSAJ'],
      ['24', '24', '24', '24', '24', '24'],
      ['2024-12', '2024-11', '2024-10', '2024-09', '2024-08', '2024-07'],
    ],
  ])('%s', (_, names, years, months) => {
    expect(monthsOf(names, years)).toEqual(months)
  })

  it('are not told by years alone that were hardly read', () => {
    const lost = MONTHS.map(() => '.')
    expect(monthsOf(lost, YEARS)).toEqual(MONTHS)
    expect(monthsOf(lost, YEARS, 0.7)).toEqual(NONE)
  })

  it('are those of all columns where two heads were made one word, in a row of many', () => {
    const [first, , ...others] = row([...'AJJMAMFJDNOS'])
    const years = row([...Array(8).fill('24'), ...Array(4).fill('23')])
    const joined = { text: 'A)', box: [100, 50, 30, 8] as const, confidence: 0.4 }
    const whole = picturedHeads(row([...'AJJMAMFJDNOS']), years, null)
    expect(whole?.months.slice(0, 3)).toEqual(['2024-08', '2024-07', '2024-06'])
    expect(first && picturedHeads([joined, ...others], [], '2024-08')?.months).toEqual(whole?.months)
  })

  it('are those of columns that stand evenly', () => {
    const uneven = row(['Feb', 'Jan', 'Dec', 'Nov']).map((word, at) =>
      at === 2 ? { ...word, box: [148, 50, 10, 8] as const } : word,
    )
    expect(picturedHeads(uneven, row(['24', '24']), null)).toBeNull()
  })

  it.each([
    ['names', ['Feb', 'Jan', 'Dec', 'Nov', 'Oct', 'Sep'], MONTHS],
    ['initials that tell them', [...'FJDNOS'], MONTHS],
    ['nothing', ['.', '.', '.', '.', '.', 'x'], NONE],
  ])('are asked about where of the years none and of the rest %s was read', (_, names, months) => {
    const garbled = ['2°', 'RR', '.', '.', '.', 'AN']
    const heads = picturedHeads([...row(names)], [...row(garbled)], '2024-03')
    expect(heads === null ? NONE : heads.months).toEqual(months)
    expect(heads?.isDoubtful ?? true).toBe(true)
  })

  it('are asked about where most of the years tell them and some were misread, whatever newer month the page names', () => {
    const names = ['Apr', 'Mar', 'Feb', 'Jan', 'Dec', 'Nov', 'Oct', 'Sep', 'Aug', 'Jul', 'Jun', 'May', 'Apr']
    const read = ['2', '22', '2', '22', '22', '22', '2', '21', '221', '22', '21', '21', '21']
    const heads = picturedHeads(row(names), row(read), '2024-05')
    expect(heads?.months.at(0)).toBe('2022-04')
    expect(heads?.months.at(-1)).toBe('2021-04')
    expect(heads?.isDoubtful).toBe(true)
  })

  it('are not those of a newer month that the page names where the years that were read speak against it', () => {
    const names = ['Apr', 'Mar', 'Feb', 'Jan', 'Dec', 'Nov']
    expect(picturedHeads(row(names), row(['21', '22', '20', '2', '2', '2']), '2024-05')?.months).toEqual(NONE)
  })
})
