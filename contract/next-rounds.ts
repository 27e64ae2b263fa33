import { z } from 'zod'
import { ROUND_KINDS, ROUND_STATES } from '#engine/words/round-kind.ts'
import { LETTER_KINDS } from '#engine/words/letter-type.ts'
import { endpoint } from '#contract/endpoint.ts'
import { told } from '#contract/told.ts'
import { bureau, bytes, citation, covered, day, id, idParams, instant, line, personLine, userInfo } from '#contract/values.ts'

/** What is prepared for a form or a reader outside: the member files or sends it themselves. */
const roundPaper = z.object({
  preparedAt: instant,
  /** In the order in which the form asks for them; a letter has one. */
  fields: z.array(z.object({ id: z.string(), label: z.string(), text: z.string() })),
  /** What is put with it. */
  attachments: z.array(z.string()),
  /** Sentences that had no room in the form. */
  leftOut: z.array(z.string()),
  /** Where it goes, where that is known; null: the member looks it up, or nothing is mailed. */
  office: z.object({ name: z.string(), lines: z.array(z.string()), source: z.string().nullable() }).nullable(),
})

/** One way on from a dispute. */
export const nextRound = z
  .object({
    /** As paths name it, e.g. `cfpb_complaint-experian`. */
    id: z.string(),
    kind: z.enum(ROUND_KINDS),
    bureau: bureau.nullable(),
    title: z.string(),
    /** `open`: it can be prepared now; `later`: not before `opensOn`, or an answer; `closed`: it does not fit, with why. */
    state: z.enum(ROUND_STATES),
    opensOn: day.nullable(),
    whyThisDate: z.string().nullable(),
    /** Why it makes sense here, or not. */
    reason: z.string(),
    whatIsNew: z.string().nullable(),
    against: z.string().nullable(),
    /** `news`: it opens once the member says what is new. */
    opensWith: z.literal('news').nullable(),
    citations: z.array(citation),
    money: z.string(),
    time: z.string(),
    /** What happens once it is sent or filed. */
    next: z.string(),
    isRecommended: z.boolean(),
    /** The kind of letter that carries it; null: it is no letter to a bureau or a company. */
    letterType: z.enum(LETTER_KINDS).nullable(),
    /** The unsent letter that is prepared for it. */
    letterId: z.string().nullable(),
    paper: roundPaper.nullable(),
    declinedAt: instant.nullable(),
    /** What the member recorded of the filing, with the days that the CFPB’s process names. */
    filed: z
      .object({ filedOn: day, number: z.string().nullable(), responseBy: day.nullable(), finalResponseBy: day.nullable() })
      .nullable(),
  })
  .meta({ id: 'NextRound' })

export const nextRounds = z
  .object({
    disputeId: z.string(),
    creditor: z.string(),
    /** Practised: what is prepared is marked, and never filed. */
    isPractice: z.boolean(),
    /** The best first; empty while nothing was sent. */
    rounds: z.array(nextRound),
  })
  .meta({ id: 'NextRounds' })

const base = { tag: 'disputes', access: 'signed_in', answer: nextRounds } as const
const oneRound = z.object({ id, round: id })
const WRITES = ['invalid', 'unauthenticated', 'not_found', 'conflict'] as const

export const readNextRounds = endpoint({
  ...base,
  method: 'GET',
  path: '/api/disputes/:id/next-rounds',
  summary: 'What may follow a dispute: open now, from which day and why, what is new in it, what speaks against it',
  params: idParams,
  refusals: ['unauthenticated', 'not_found'],
})

export const declineRound = endpoint({
  ...base,
  method: 'POST',
  path: '/api/disputes/:id/next-rounds/:round/decline',
  summary: 'Decline a round; it is not recommended any more, and the timeline says so',
  params: oneRound,
  refusals: WRITES,
})

export const takeUpRound = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/disputes/:id/next-rounds/:round/decline',
  summary: 'Take the decline of a round back',
  params: oneRound,
  refusals: WRITES,
})

/** The address of an attorney general's office, as the member looked it up. */
export const officeForm = z.object({
  name: personLine(200, 'Enter the name of the office').min(1, 'Enter the name of the office'),
  address: personLine(200, 'Enter the street or P.O. box').min(1, 'Enter the street or P.O. box'),
  city: personLine(100, 'Enter the city').min(1, 'Enter the city'),
  state: personLine(50, 'Enter the state').min(1, 'Enter the state'),
  zip: personLine(20, 'Enter the ZIP code').min(1, 'Enter the ZIP code'),
})

export const prepareRound = endpoint({
  ...base,
  method: 'POST',
  path: '/api/disputes/:id/next-rounds/:round/prepare',
  summary: 'Write the letter, the complaint or the cover sheet of an open round from the facts of the file; nothing is sent',
  params: oneRound,
  body: z.object({
    /** The member’s own words: what is new, or the statement itself. */
    statement: covered(z.string().trim()).max(2000).nullish(),
    told: told.nullish(),
    userInfo: userInfo.nullish(),
    /** Where the company gets mail, when the report prints no address. */
    recipientAddress: userInfo.pick({ address: true, city: true, state: true, zip: true }).nullish(),
    /** Where the attorney general gets mail, when it is not known here. */
    office: officeForm.nullish(),
  }),
  refusals: [...WRITES, 'unproved_fact'],
})

/** The form in which a filing is recorded. */
export const filedForm = z.object({
  filedOn: z.iso.date({ error: 'Enter the day you filed it' }),
  /** The CFPB’s number of the complaint, or the office’s. */
  number: line(60).nullish(),
})

export const recordFiledRound = endpoint({
  ...base,
  method: 'POST',
  path: '/api/disputes/:id/next-rounds/:round/filed',
  summary: 'Record that the member filed the complaint or sent the letter themselves; the days of the process count from there',
  params: oneRound,
  body: filedForm,
  refusals: WRITES,
})

export const readRoundPaper = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/next-rounds/:round/paper.pdf',
  summary: 'The prepared letter to the attorney general, or the cover sheet for a lawyer, to print',
  tag: 'disputes',
  access: 'signed_in',
  params: oneRound,
  answers: 'pdf',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found'],
})
