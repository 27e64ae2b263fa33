import { describe, expect, it } from 'vitest'
import { bureauAddress, mailingAddress } from '#engine/law/bureau-addresses.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

describe('where a letter to a bureau goes', () => {
  it.each(BUREAUS)('knows an address of %s on any day', (bureau) => {
    for (const day of ['2020-01-01', '2026-11-20', '2031-05-05'])
      expect(bureauAddress(bureau, day).lines.at(-1)).toMatch(/, [A-Z]{2} \d{5}(-\d{4})?$/)
  })

  it('goes to the address printed on the report, when it is a whole one', () => {
    expect(mailingAddress('experian', '2026-11-20', ['Experian', 'P.O. Box 9701', 'Allen, TX 75013'])).toEqual({
      name: 'Experian',
      lines: ['P.O. Box 9701', 'Allen, TX 75013'],
    })
    expect(mailingAddress('experian', '2026-11-20', ['P.O. Box 9701', 'Allen, TX 75013'])).toEqual({
      name: 'Experian',
      lines: ['P.O. Box 9701', 'Allen, TX 75013'],
    })
  })

  it.each([[null], [[]], [['Experian']], [['P.O. Box 9701', 'Allen']]])('falls back on the noted address for %j', (printed) => {
    expect(mailingAddress('experian', '2026-11-20', printed)).toEqual({
      name: 'Experian',
      lines: ['P.O. Box 4500', 'Allen, TX 75013'],
    })
  })
})
