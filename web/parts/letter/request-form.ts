import { z } from 'zod'
import type { ResultOf } from '#contract/endpoint.ts'
import type { readTold } from '#contract/letter-kinds.ts'
import { withoutSsn } from '#contract/values.ts'

const line = (message: string, isAsked: boolean, max: number) => {
  const text = withoutSsn(z.string().trim().max(max))
  return isAsked ? text.min(1, message) : text
}

export interface Asked {
  /** The member's own name and address: no report of theirs prints it. */
  readonly sender: boolean
  /** Where the company gets mail: the report does not print it. */
  readonly recipient: boolean
}

/** What a letter may need from the member; only what is asked for must be filled in. The messages are the documents’. */
export const requestForm = (asked: Asked) =>
  z.object({
    statement: z.string().trim().max(2000, 'Keep it under 2,000 characters'),
    /** What the member answers to "Is this wrong?", of a dispute. */
    isWrong: z.boolean(),
    /** The report came free from AnnualCreditReport.com. */
    isAnnual: z.boolean(),
    /** It adds information to a dispute that the bureau has already. */
    addsInformation: z.boolean(),
    /** The day a collector's notice came, for a validation; empty: not known. */
    noticeOn: z.string(),
    userInfo: z.object({
      name: line('Name is required', asked.sender, 200),
      ...place(asked.sender),
    }),
    recipientAddress: z.object(place(asked.recipient)),
  })

function place(isAsked: boolean) {
  const zip = line('ZIP code is required', isAsked, 20)
  return {
    address: line('Address is required', isAsked, 200),
    city: line('City is required', isAsked, 100),
    state: line('State is required', isAsked, 50).transform((text) => text.toUpperCase()),
    zip: isAsked ? zip.regex(/^\d{5}(-\d{4})?$/, 'ZIP code is required') : zip,
  }
}

export type RequestForm = ReturnType<typeof requestForm>

const NO_PLACE = { address: '', city: '', state: '', zip: '' }

/** With what a letter was asked for before. */
export type AskedWith = ResultOf<typeof readTold>

/** What the form begins with: nothing but the name, or what was typed for the same letter before. */
export const startingRequest = (name: string, before?: AskedWith | null) => ({
  statement: before?.statement ?? '',
  isWrong: before?.told.isWrong ?? false,
  isAnnual: before?.told.afterFreeAnnualReport ?? false,
  addsInformation: before?.told.addsInformation ?? false,
  noticeOn: before?.told.collectorNotice?.receivedOn ?? '',
  userInfo: over({ name, ...NO_PLACE }, before?.userInfo),
  recipientAddress: over(NO_PLACE, before?.recipientAddress),
})

/** Told of a dispute already: the day when its collector's notice came. */
export const noticeBefore = (collectorNotice: NonNullable<AskedWith['told']['collectorNotice']>): AskedWith => ({
  told: { collectorNotice },
  statement: null,
  inquiry: null,
  userInfo: null,
  recipientAddress: null,
})

/** What was typed before is shown again; the company’s address also where it was the wrong one. */
export const askedBefore = (before: AskedWith | null | undefined, asked: Asked): Asked => ({
  sender: asked.sender || Boolean(before?.userInfo),
  recipient: asked.recipient || Boolean(before?.recipientAddress),
})

/** What is known goes over what is empty. */
function over<Place extends object>(
  empty: Place,
  known: Partial<Record<keyof Place, string | undefined>> | null | undefined,
): Place {
  return { ...empty, ...Object.fromEntries(Object.entries(known ?? {}).filter(([, text]) => text !== undefined)) }
}
