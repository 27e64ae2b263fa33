import { describe, expect, it } from 'vitest'
import { trackingLink } from '#engine/disputes/tracking-link.ts'

describe('the way to the carrier', () => {
  it.each([
    ['9407 1999 9999 9912 3456 76', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9407199999999912345676'],
    ['1z 999 aa1 01 2345 6784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    ['1234 5678 9012', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=123456789012'],
  ])('of %s is %s', (number, carrier, url) => {
    expect(trackingLink(number)).toEqual({ carrier, url })
  })

  it.each(['', 'PRACTICE-ABCD-EFGH-JKLM', '9407199999999912345675', '12345', 'javascript:alert(1)', '1Z"><b>'])(
    'of %j is none',
    (number) => {
      expect(trackingLink(number)).toBeNull()
    },
  )
})
