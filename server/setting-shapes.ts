import { isIP } from 'node:net'
import { isUuid } from '#server/platform/is-uuid.ts'

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  return version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/** How many proxies stand in front, or their addresses. */
export const isTrustable = (text: string): boolean =>
  /^\d+$/.test(text) ? Number(text) >= 1 && Number(text) <= 10 : text.split(',').every((one) => isNetwork(one.trim()))

export const areIds = (text: string): boolean => text.split(',').every((one) => isUuid(one.trim()))
