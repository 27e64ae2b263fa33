import { describe, expect, it } from 'vitest'
import { withSlashes } from '#engine/recognition/words/lost-slashes.ts'

/** Words as high as ten points, a narrow gap between them; `|` is the gap of a column. */
function line(text: string) {
  let x = 50
  return text.split(' ').flatMap((one) => {
    if (one === '|') x += 30
    if (one === '|') return []
    const box = [x, 100, one.length * 5, 10] as const
    x += one.length * 5 + 3
    return [{ text: one, box, confidence: 0.95 }]
  })
}
const mended = (text: string): string =>
  withSlashes(line(text))
    .map((word) => word.text)
    .join(' ')

describe('days whose slashes were lost', () => {
  it.each([
    ['as of 02 26 2025', 'as of 02/26/2025'],
    ['as of 02:26:2025', 'as of 02/26/2025'],
    ['filed 07 14.2023', 'filed 07/14/2023'],
    ['07/14°2023', '07/14/2023'],
    ['09.17.2020', '09/17/2020'],
    ['| 06-19 2023', '06/19/2023'],
    ['Opened 11222023', 'Opened 11/22/2023'],
    ['Date Reported: 1212 2024', 'Date Reported: 12/12/2024'],
    ['on 2172025**', 'on 2/17/2025'],
    ['on 2 17.2025', 'on 2/17/2025'],
    ['on 11/52024', 'on 11/5/2024'],
    ['on 892024', 'on 8/9/2024'],
    ['on 107252024, 09/30/2024', 'on 10/25/2024, 09/30/2024'],
    ['on 0571472024', 'on 05/14/2024'],
    ['since 06.1998.', 'since 06/1998.'],
    ['from 09 2017 to 01 2024', 'from 09/2017 to 01/2024'],
    ['to 10 072024', 'to 10/07/2024'],
  ])('%s is %s', (read, day) => {
    expect(mended(read)).toBe(day)
    expect(withSlashes(line(read)).some(({ text, confidence }) => /\//.test(text) && confidence === 0.6)).toBe(true)
  })

  it.each([
    ['a day with them', 'on 11/05/2024'],
    ['a day with hyphens', 'on 2024 11-05-2024'],
    ['one of two days', 'on 1152024'],
    ['no day', 'on 13402024'],
    ['a number', 'Number 11222023'],
    ['a longer number', 'Number 107252024'],
    ['what has other figures for slashes', 'on 105252024'],
    ['a day with its month in letters', 'Jul 12, 2024'],
    ['a day with its month in letters, its comma a point', 'Jul 12. 2024'],
    ['figures in columns', '12 | 10 | 2024'],
    ['a postal code', 'GA 30318-2024'],
    ['a number of months and a year', 'Terms 12 2024'],
  ])('what may be something else stays: %s', (_, read) => {
    expect(mended(read)).toBe(read.replaceAll(' |', ''))
  })
})
