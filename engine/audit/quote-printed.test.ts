import { expect, it } from 'vitest'
import { quotePrinted } from '#engine/audit/quote-printed.ts'

it.each([
  ['CHARGE_OFF', 'charge off'],
  ['CollectionOrChargeOff', 'collection or charge off'],
  ['PAYS_AS_AGREED', 'pays as agreed'],
  ['Paid collection', '"Paid collection"'],
  ['CHARGED OFF AS BAD DEBT', '"CHARGED OFF AS BAD DEBT"'],
  ['Current', '"Current"'],
  ['97', '"97"'],
])('%s is told as %s', (text, words) => expect(quotePrinted(text)).toBe(words))
