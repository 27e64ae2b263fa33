import { z } from 'zod'
import { phone } from '#contract/accounts.ts'
import { type MailingAddress, mailingAddress, type profile, type profileChange, profileName } from '#contract/profile.ts'

const PLACE = ['address', 'city', 'state', 'zip'] as const
const NO_PLACE = { address: '', city: '', state: '', zip: '' }

/** The form: the address is there whole or not at all, so that no letter gets half of one. */
export const profileForm = z
  .object({
    name: profileName,
    phone,
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    timeZone: z.string(),
  })
  .superRefine((form, context) => {
    if (!hasPlace(form)) return
    for (const { path, message } of mailingAddress.safeParse(form).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message })
    }
  })
export type ProfileValues = z.output<typeof profileForm>

const hasPlace = (form: MailingAddress): boolean => PLACE.some((part) => form[part].trim() !== '')

/** What the form shows of a stored profile. */
export function valuesOf(stored: z.output<typeof profile>): ProfileValues {
  return {
    name: stored.name,
    phone: stored.phone ?? '',
    ...(stored.mailingAddress ?? NO_PLACE),
    timeZone: stored.timeZone ?? '',
  }
}

/** What the form asks the server to store. An emptied field takes its fact away. */
export function changeOf(form: ProfileValues): z.input<typeof profileChange> {
  const { address, city, state, zip } = form
  return {
    name: form.name,
    phone: form.phone ?? '',
    mailingAddress: hasPlace(form) ? { address, city, state, zip } : null,
    timeZone: form.timeZone === '' ? null : form.timeZone,
  }
}
