import { describe, expect, it } from 'vitest'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'

/** Samples of jkeen/tracking_number_data (MIT), couriers/usps.json, and the fixture of law-and-codes 1.8. */
const VALID = [
  '9407199999999912345676',
  '0307 1790 0005 2348 3741',
  ' 0 3 0 7   1 7 9 0   0 0 0 5   2 3 4 8   3 7 4 1 ',
  '7112 3456 7891 2345 6787',
  '4201002334249200190132607600833457',
  '4201028200009261290113185417468510',
  '420 22153 9101026837331000039521',
  '7196 9010 7560 0307 7385',
  '9505 5110 6960 5048 6006 24',
  '9101 1234 5678 9000 0000 13',
  '92748931507708513018050063',
  '9400 1112 0108 0805 4830 16',
  '9361 2898 7870 0317 6337 95',
  '9405803699300124287899',
  'RB123456785US',
]
const INVALID = [
  '0307 1790 0005 2348 3742',
  '4201028200009261290113185417468511',
  '61299998820821171811',
  '9200000000000000000000',
  '420000000000000000000000000000',
  '420000009200000000000000000000',
  '9407199999999912345677',
  '',
  '94071',
  'RB123456786US',
  '1Z5R89390357567127',
  '94071999999999123456 7O',
]

describe('USPS tracking numbers', () => {
  it.each(VALID)('takes %s', (text) => {
    expect(checkTrackingNumber(text)).toMatchObject({ isValid: true })
  })

  it.each(INVALID)('refuses %s', (text) => {
    expect(checkTrackingNumber(text)).toMatchObject({ isValid: false })
  })

  it('notices every single wrong digit', () => {
    const number = '9407199999999912345676'
    for (let place = 2; place < number.length; place += 1) {
      for (const digit of '0123456789') {
        if (digit === number[place]) continue
        expect(checkTrackingNumber(number.slice(0, place) + digit + number.slice(place + 1)).isValid).toBe(false)
      }
    }
  })
})
