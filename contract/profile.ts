import { z } from 'zod'
import { phone } from '#contract/accounts.ts'
import { endpoint } from '#contract/endpoint.ts'
import { timeZone } from '#contract/time-zone.ts'
import { neededLine, neededName, personLine } from '#contract/values.ts'

/** First and last name joined, as the one field of the profile has them. */
export const profileName = neededName(200, 'Name is required')

/** Of an address in the United States, next to its street. */
export const town = {
  city: neededLine(100, 'City is required'),
  state: neededLine(50, 'State is required')
    .regex(/^[A-Za-z]{2}$/, 'Use two letters')
    .overwrite((text) => text.toUpperCase()),
  zip: personLine(10, 'ZIP code is required').regex(/^\d{5}(-\d{4})?$/, 'ZIP code is required'),
}

/** The member's mailing address, at the head of their letters. Complete or absent. */
export const mailingAddress = z
  .object({
    address: neededLine(200, 'Address is required'),
    ...town,
  })
  .meta({ id: 'MailingAddress' })
export type MailingAddress = z.output<typeof mailingAddress>

/** What the member told of themselves. */
export const profile = z
  .object({
    name: z.string(),
    username: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    mailingAddress: mailingAddress.nullable(),
    timeZone: z.string().nullable(),
    /** Name and mailing address are there: a letter needs no further question about its sender. */
    isComplete: z.boolean(),
  })
  .meta({ id: 'Profile' })

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'Name, phone, mailing address and time zone of the signed-in user',
  tag: 'profile',
  access: 'signed_in',
  answer: profile,
  refusals: ['unauthenticated'],
})

/** What is left out stays as it is; null takes it away. */
export const profileChange = z.object({
  name: profileName.optional(),
  phone: phone.nullable(),
  mailingAddress: mailingAddress.nullish(),
  timeZone: timeZone.nullish(),
})

export const saveProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Save name, phone, mailing address or time zone',
  tag: 'profile',
  access: 'signed_in',
  body: profileChange,
  answer: profile,
  refusals: ['invalid', 'unauthenticated'],
})
