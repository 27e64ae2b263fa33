import { z } from 'zod'
import { OWN_WORD_QUESTIONS, OWN_WORD_SUBJECTS, QUESTION_SHEETS } from '#engine/words/own-word.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, day, evidence, id, idParams, instant } from '#contract/values.ts'

const entry = { reportId: id, entryId: id }
const yesOrNo = z.enum(['yes', 'no'])
/** A day, or only the year. */
export const birthday = z.union([
  day,
  z
    .string()
    .max(10)
    .regex(/^(?:19|20)\d{2}$/, 'Enter the date as YYYY-MM-DD, or just the year'),
])
const LAST4 = 'Enter the last four digits'

/** What the member says because only they can. `entryId` is an account's, an inquiry's, or the evidence key of a detail. */
export const wordToSay = z
  .discriminatedUnion('question', [
    z.object({
      question: z.literal('belongs'),
      subjectKind: z.enum(['account', 'inquiry', 'detail']),
      ...entry,
      answer: z.enum(['mine', 'not_mine']),
    }),
    z.object({ question: z.literal('closed_by_me'), ...entry, answer: yesOrNo }),
    z.object({ question: z.literal('private_loan'), ...entry, answer: yesOrNo }),
    z.object({ question: z.literal('rehabilitated'), ...entry, answer: yesOrNo }),
    z.object({
      question: z.literal('veteran_medical'),
      ...entry,
      answer: yesOrNo,
      /** The day of the care. */
      dateOfService: day.nullish(),
      isSettled: z.boolean().default(false),
    }),
    z.object({ question: z.literal('birthday'), answer: birthday }),
    z.object({
      question: z.literal('ssn_last4'),
      answer: z
        .string()
        .max(4, { error: LAST4, abort: true })
        .regex(/^\d{4}$/, LAST4),
    }),
  ])
  .meta({ id: 'WordToSay' })

/** What was said, and what about. */
export const ownWord = z
  .object({
    id: z.string(),
    question: z.enum(OWN_WORD_QUESTIONS),
    subjectKind: z.enum(OWN_WORD_SUBJECTS),
    /** Where it was said about; null for the member themselves. */
    reportId: z.string().nullable(),
    entryId: z.string().nullable(),
    /** What it is about, as the report prints it. */
    label: z.string(),
    answer: z.string(),
    dateOfService: day.nullable(),
    isSettled: z.boolean().nullable(),
    isPractice: z.boolean(),
    saidAt: instant,
  })
  .meta({ id: 'OwnWord' })

/** Something that only the member can answer, and what depends on it. */
export const ownQuestion = z
  .object({
    question: z.enum(OWN_WORD_QUESTIONS),
    subjectKind: z.enum(OWN_WORD_SUBJECTS),
    reportId: z.string().nullable(),
    entryId: z.string().nullable(),
    bureau: bureau.nullable(),
    label: z.string(),
    /** The question in plain words. */
    text: z.string(),
    /** What the answer is used for. */
    why: z.string(),
    evidence: evidence.nullable(),
    isPractice: z.boolean(),
    /** The sheet that asks this question. All questions on a sheet count as one; null if it has no sheet. */
    sheet: z.enum(QUESTION_SHEETS).nullable(),
    /** Every bureau's print of the value: one answer is for all of them. */
    prints: z.array(
      z.object({ bureau, reportId: z.string(), entryId: z.string(), text: z.string(), evidence: evidence.nullable() }),
    ),
  })
  .meta({ id: 'OwnQuestion' })

export const readOwnWord = endpoint({
  method: 'GET',
  path: '/api/own-word',
  summary: 'What only the member can say: the open questions, and what they have said',
  tag: 'findings',
  access: 'signed_in',
  answer: z.object({ questions: z.array(ownQuestion), said: z.array(ownWord) }),
  pages: ['questions', 'said'],
  refusals: ['invalid', 'unauthenticated'],
})

export const sayOwnWord = endpoint({
  method: 'POST',
  path: '/api/own-word',
  summary: 'Answer a question that only the member can answer; a later answer takes the place of an earlier one',
  tag: 'findings',
  access: 'signed_in',
  status: 201,
  body: wordToSay,
  answer: ownWord,
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

export const takeBackOwnWord = endpoint({
  method: 'DELETE',
  path: '/api/own-word/:id',
  summary: 'Take an answer back: the question is open again',
  tag: 'findings',
  access: 'signed_in',
  params: idParams,
  answer: z.object({ takenBack: z.literal(true) }),
  refusals: ['unauthenticated', 'not_found'],
})

const entryRef = z.object({ reportId: id, accountId: id })

/** What the member said about two entries. */
export const accountLink = z
  .object({ id: z.string(), one: entryRef, other: entryRef, isSame: z.boolean(), saidAt: instant })
  .meta({ id: 'AccountLink' })

export const listAccountLinks = endpoint({
  method: 'GET',
  path: '/api/account-links',
  summary: 'What the member said about which entries of the newest reports are one account',
  tag: 'findings',
  access: 'signed_in',
  answer: z.array(accountLink),
  pages: 'rows',
  refusals: ['invalid', 'unauthenticated'],
})

export const linkAccounts = endpoint({
  method: 'POST',
  path: '/api/account-links',
  summary: 'Say that two entries are one account, or that they are not; a later word takes the place of an earlier one',
  tag: 'findings',
  access: 'signed_in',
  status: 201,
  body: z.object({ one: entryRef, other: entryRef, isSame: z.boolean() }),
  answer: accountLink,
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

export const unlinkAccounts = endpoint({
  method: 'DELETE',
  path: '/api/account-links/:id',
  summary: 'Take back what was said of two entries',
  tag: 'findings',
  access: 'signed_in',
  params: idParams,
  answer: z.object({ takenBack: z.literal(true) }),
  refusals: ['unauthenticated', 'not_found'],
})
