import { describe, expect, it } from 'vitest'
import { cardJoiner } from '#engine/reading/lines/broken-words.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typesetLines } from '#engine/reading/lines/typeset.ts'

const runs = (...lines: string[]) => pageLines(typesetLines(lines)).flatMap((line) => line.runs)
/** A card of the same width in which nothing is broken. */
const WIDE = runs('NORTH STAR BANKS', 'INQUIRED ON')

describe('the lines of a narrow card', () => {
  it.each([
    ['ROUTEONE/SANTAND', 'ER-BANK', 'ROUTEONE/SANTANDER-BANK', false],
    ['QUICKERLOANS.COM', '/ROCKET', 'QUICKERLOANS.COM/ROCKET', false],
    ['NATIONWIDE-HOMES', 'INSURERS', 'NATIONWIDE-HOMES INSURERS', true],
    ['CREDIT-UNION-ONE', 'SERVICER', 'CREDIT-UNION-ONE SERVICER', true],
    ['BANCORPORATION/2-4', 'SERVICER', 'BANCORPORATION/2-4SERVICER', false],
    ['PENTAGON-STYLE-A', 'FCU', 'PENTAGON-STYLE-A FCU', true],
    ['ORCHARDVIEWSTATE', 'INSURANCE', 'ORCHARDVIEWSTATE INSURANCE', true],
    ['ROUTEONE/DEALER', 'NORTH', 'ROUTEONE/DEALER NORTH', true],
    ['DISCOVER/IT', 'CARD SERVICES', 'DISCOVER/IT CARD SERVICES', true],
    ["KAMAKAWIWO'OLE", '-HAYES SR', "KAMAKAWIWO'OLE-HAYES SR", true],
    ['BANCO DEL SUR', 'NORTE-OESTE', 'BANCO DEL SUR NORTE-OESTE', true],
  ])('%s over %s', (first, second, text, isSure) => {
    const card = runs(first, second)
    expect(cardJoiner([WIDE, card])(card)).toEqual({ text, isSure })
  })

  it('are what the file prints elsewhere with the same letters', () => {
    const card = runs('ROUTEONE/SANTAND', 'ER-BANK USA')
    expect(cardJoiner([WIDE, card], ['ROUTEONE/SANTANDER-BANK USA'])(card)).toEqual({
      text: 'ROUTEONE/SANTANDER-BANK USA',
      isSure: true,
    })
    expect(cardJoiner([WIDE, card], ['OFFERS OF ROUTEONE/SANTANDER-BANK'])(card).isSure).toBe(true)
  })
})
