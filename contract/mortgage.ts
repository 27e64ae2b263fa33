import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { day } from '#contract/values.ts'

/** The day on which the member's mortgage is to close. */
export const mortgageClosing = z
  .object({
    /** Until and with this day disputes are held; null where none was given, or it is past. */
    closesOn: day.nullable(),
    /** The day that was given and is past; null where none was. */
    endedOn: day.nullable(),
  })
  .meta({ id: 'MortgageClosing' })

/** The closing date field. Which days can be meant, the server says with its clock. */
export const closingForm = z.object({ closesOn: z.string({ error: 'Enter the closing date' }).trim().max(40) })

const base = { path: '/api/mortgage-closing', tag: 'strategy', access: 'signed_in', answer: mortgageClosing } as const

export const readMortgageClosing = endpoint({
  ...base,
  method: 'GET',
  summary: 'The day the mortgage closes, until which some disputes are held',
  refusals: ['unauthenticated'],
})

export const setMortgageClosing = endpoint({
  ...base,
  method: 'PUT',
  summary: 'Give or change the closing date; a day that is past or no day is refused',
  body: closingForm,
  refusals: ['invalid', 'unauthenticated'],
})

export const clearMortgageClosing = endpoint({
  ...base,
  method: 'DELETE',
  summary: 'Take the closing date away; nothing is held any more',
  refusals: ['unauthenticated'],
})
