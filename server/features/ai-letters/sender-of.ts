import type { z } from 'zod'
import type { userInfo } from '#contract/values.ts'
import { splitAddress } from '#engine/letters/address-line.ts'

type UserInfo = z.output<typeof userInfo>
/** With `undefined` where a form left a field out. */
export type Given = { readonly [Field in keyof UserInfo]?: UserInfo[Field] | undefined }

/** Who writes, by parts, as far as the call says it: an address that came on one line is taken apart where it can be. */
export function senderFrom(given: Given | null | undefined): UserInfo {
  const { name, address, city, state, zip } = given ?? {}
  const isSplit = Boolean(city ?? state ?? zip)
  const whole = address === undefined || isSplit ? null : splitAddress(address)
  if (whole !== null)
    return { ...(name && { name }), address: whole.street, city: whole.city, state: whole.state, zip: whole.zip }
  return {
    ...(name && { name }),
    ...(address && { address }),
    ...(city && { city }),
    ...(state && { state }),
    ...(zip && { zip }),
  }
}

/** The same where the file prints a whole address: half an address from the call and half from the file would be no one's. */
export function wholeSender(given: Given | null | undefined): UserInfo {
  const sender = senderFrom(given)
  const { name, address, city, state, zip } = sender
  return address && city && state && zip ? sender : name ? { name } : {}
}
