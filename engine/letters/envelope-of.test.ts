import { expect, it } from 'vitest'
import { envelopeOf } from '#engine/letters/envelope-of.ts'

it.each([
  [1, 'number_10'],
  [6, 'number_10'],
  [7, 'flat'],
  [60, 'flat'],
])('%i sheets go in %s', (sheets, envelope) => expect(envelopeOf(sheets)).toBe(envelope))
