import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'

export interface TrackingLink {
  readonly carrier: 'USPS' | 'UPS' | 'FedEx'
  readonly url: string
}

const UPS = /^1Z[0-9A-Z]{16}$/
const FEDEX = /^(?:\d{12}|\d{15})$/

/** Where the carrier of this number tells of it; null where no one can say whose number it is, as of practice. */
export function trackingLink(text: string): TrackingLink | null {
  const usps = checkTrackingNumber(text)
  if (usps.isValid) return { carrier: 'USPS', url: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${usps.number}` }
  const number = text.replace(/[\s-]/g, '').toUpperCase()
  if (UPS.test(number)) return { carrier: 'UPS', url: `https://www.ups.com/track?tracknum=${number}` }
  return FEDEX.test(number) ? { carrier: 'FedEx', url: `https://www.fedex.com/fedextrack/?trknbr=${number}` } : null
}
