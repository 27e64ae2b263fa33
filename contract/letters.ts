import { z } from 'zod'
import { ASKED_KINDS, LETTER_KINDS, SENT_METHODS } from '#engine/words/letter-type.ts'
import { told } from '#contract/told.ts'
import { endpoint, view } from '#contract/endpoint.ts'
import {
  bytes,
  covered,
  day,
  disputeTarget,
  evidence,
  id,
  idParams,
  ignoredUserId,
  instant,
  itemIds,
  partialDay,
  userInfo,
} from '#contract/values.ts'

const provedFact = z.object({
  text: z.string(),
  source: z.enum(['report', 'registry', 'profile', 'statement']),
  reportId: z.string().optional(),
  page: z.number().int().optional(),
  box: evidence.shape.box.optional(),
  quote: z.string().optional(),
})

/** A letter with the proof of each sentence. */
export const letter = z
  .object({
    id: z.string(),
    creditor: z.string(),
    /** Who it goes to: a bureau or the creditor. */
    bureau: disputeTarget,
    status: z.enum(['draft', 'sent', 'delivered']),
    recipient: z.string(),
    /** The lines under the recipient on the envelope; empty while no one knows where the company gets mail. */
    recipientAddress: z.array(z.string()),
    letterType: z.enum(LETTER_KINDS),
    letterContent: z.string(),
    /** Papers that only the member has and that go along: such a letter is mailed by hand. Empty: nothing is missing. */
    ownPapers: z.array(z.string()),
    /** Papers that are kept here and printed with it. */
    papers: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Pages of reports that are printed with it, and those that the member took out. */
    reportPages: z.array(z.object({ name: z.string(), isEnclosed: z.boolean() })),
    /** The number of the certified label that the member has for it, before it is sent. */
    labelNumber: z.string().nullable(),
    generatedAt: instant,
    sentAt: instant.nullable(),
    sentMethod: z.enum(SENT_METHODS).nullable(),
    trackingNumber: z.string().nullable(),
    deliveredAt: instant.nullable(),
    /** The day of that where the member lived then; its clocks run from it. */
    deliveredOn: day.nullable(),
    /** The day it came back; no clock runs from it. */
    returnedOn: day.nullable(),
    attestedAt: instant.nullable(),
    /** Percent, from the published table of the evidence; an estimate. */
    successProbability: z.number().int().min(0).max(100),
    legalBasis: z.array(z.string()),
    aiStrategy: z.string(),
    negativeItemId: z.string().nullable(),
    disputeId: z.string().nullable(),
    /** The date of the report that it starts from; null where none is printed, and for what goes on with an earlier dispute. */
    reportDate: partialDay.nullable(),
    /** A practice letter, or a real one that went through a practice post office and was not sent for real since. */
    isPractice: z.boolean(),
    /** It asks for something and disputes nothing. */
    isRequest: z.boolean(),
    /** When a real letter went through a practice post office; null once it was sent for real: until then it can be. */
    practisedAt: instant.nullable(),
    /** `consumer`: edited by them since it was written. */
    writtenBy: z.enum(['rules', 'model', 'consumer']),
    /** `statement`: the consumer's own text, mailed as they wrote it; `file`: composed here from the facts of the file. */
    source: z.enum(['file', 'statement']),
    /** The member had edited it before it was written again: those words are kept, and can be brought back. */
    hasEarlierWords: z.boolean(),
    /** How many such wordings are kept; they take turns. */
    earlierWords: z.number().int(),
    /** `isStatement`: only the member can know the sentence to be true; it is theirs, and shown to them before they confirm. */
    proof: z.array(z.object({ sentence: z.string(), facts: z.array(provedFact), isStatement: z.literal(true).optional() })),
  })
  .meta({ id: 'Letter' })

/** A letter as lists show it. */
export const letterHead = letter.omit({ letterContent: true, proof: true }).meta({ id: 'LetterHead' })

/** One letter, with its full text. */
const one = {
  method: 'GET',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  refusals: ['unauthenticated', 'not_found'],
} as const

export const readLetter = endpoint({
  ...one,
  path: '/api/dispute-letters/:id/letter',
  summary: 'One letter, with its text and its proof',
  answer: letter,
})

export const readLetterProof = endpoint({
  ...one,
  path: '/api/dispute-letters/:id/proof',
  summary: 'What proves each sentence of one letter',
  answer: letter.pick({ proof: true }),
})

export const readLetterInSpanish = endpoint({
  ...one,
  path: '/api/dispute-letters/:id/spanish',
  summary: 'What one letter says, sentence by sentence, in Spanish; the letter itself stays English',
  answer: z.object({
    /** In the order of the letter. Null: the sentence has no Spanish here, as what a member wrote. */
    sentences: z.array(z.object({ english: z.string(), spanish: z.string().nullable() })),
  }),
})

const list = {
  method: 'GET',
  tag: 'letters',
  access: 'signed_in',
  /** Narrowed to letters about these negative items, or of this dispute; with neither it is the whole list. */
  query: z.object({ view, items: itemIds.optional(), disputeId: z.uuid().optional() }).prefault({}),
  answer: z.array(letter),
  heads: z.array(letterHead),
} as const

export const listLetters = endpoint({
  ...list,
  path: '/api/dispute-letters',
  summary: 'The letters, newest first',
  pages: 'rows',
  refusals: ['invalid', 'unauthenticated'],
})

export const listLettersOfUser = endpoint({
  ...list,
  path: '/api/dispute-letters/:userId',
  summary: 'The same, named by user; only one’s own',
  params: z.object({ userId: id }),
  pages: 'rows',
  refusals: ['invalid', 'unauthenticated', 'forbidden'],
})

export const generateLetter = endpoint({
  method: 'POST',
  path: '/api/dispute-letters/generate',
  summary: 'Compose the letter about a negative item from the facts of the file; rewritten, not doubled, while unsent',
  tag: 'letters',
  access: 'signed_in',
  body: z
    .object({
      negativeItemId: id.nullish(),
      /** A dispute that was opened from the form, about no item of a report. */
      disputeId: id.nullish(),
      /** Any finding; where it is about no negative item, its dispute is opened with the letter. */
      findingId: id.nullish(),
      /** The report that the member called mixed, for a letter of type `mixed_file`. */
      reportId: id.nullish(),
      userInfo: userInfo.nullish(),
      letterType: z.enum(ASKED_KINDS).default('dispute'),
      /** Who it goes to; when absent the item’s bureau, or the first recipient of the dispute. */
      recipient: disputeTarget.optional(),
      /** Where the company gets mail, when the report prints no address; the consumer’s statement. */
      recipientAddress: userInfo.pick({ address: true, city: true, state: true, zip: true }).nullish(),
      /** The consumer’s own words; they are in the letter as their statement. */
      statement: covered(z.string().trim()).max(2000).nullish(),
      told: told.nullish(),
      /**
       * The inquiry of a report that the dispute is about; absent: the dispute’s own words describe it. Without a dispute and an
       * item, the letter opens one about it, with the statement as its words.
       */
      inquiry: z.object({ reportId: id, inquiryId: id }).nullish(),
      userId: ignoredUserId,
    })
    .refine((body) => Boolean(body.negativeItemId ?? body.disputeId ?? body.findingId ?? body.reportId ?? body.inquiry), {
      path: ['negativeItemId'],
      message: 'Choose the negative item this letter is about',
    }),
  answer: letter,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

/** Asks a model and sends its checked paragraphs, then the saved letter, which replaces them. */
export const letterEvent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('asked') }),
    z.object({ kind: z.literal('paragraph'), text: z.string() }),
    z.object({ kind: z.literal('letter'), letter }),
  ])
  .meta({ id: 'LetterEvent' })

export const hearLetter = endpoint({
  method: 'POST',
  path: '/api/dispute-letters/generate/events',
  summary: 'The same letter as it comes, as server-sent events; the last event is the letter as it is kept',
  tag: 'letters',
  access: 'signed_in',
  body: generateLetter.body,
  answers: 'events',
  answer: letterEvent,
  refusals: generateLetter.refusals,
})

export const readLetterPdf = endpoint({
  method: 'GET',
  path: '/api/dispute-letters/:id/pdf',
  summary: 'The letter as it is mailed: US Letter for a #10 double-window envelope',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  /** What went through a practice post office is marked on every page; `mailing`: without the mark, to be mailed for real. */
  query: z.object({ for: z.literal('mailing').optional() }).prefault({}),
  answers: 'pdf',
  answer: bytes,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

const editedText = z.string().max(20_000, 'The letter is too long')
const statedTexts = z.array(covered(z.string()).max(500)).max(100)

export const editLetter = endpoint({
  method: 'PATCH',
  path: '/api/dispute-letters/:id',
  summary: 'Save an edit; a fact that is neither in the file nor in the law registry is refused',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  body: z.object({
    letterContent: editedText.trim().min(1, 'The letter is empty'),
    attestedFacts: statedTexts.default([]),
  }),
  answer: letter,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict', 'unproved_fact'],
})

export const bringBackWords = endpoint({
  method: 'POST',
  path: '/api/dispute-letters/:id/bring-back',
  summary: 'The letter in the words that its member had edited before it was written anew',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  answer: letter,
  refusals: ['unauthenticated', 'not_found', 'conflict'],
})

export const attestLetter = endpoint({
  method: 'POST',
  path: '/api/dispute-letters/:id/attest',
  summary: 'Record that the user has read the letter and confirms that it is true',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  /** The text that was read; should it have changed meanwhile, nothing is confirmed. */
  body: z.object({ letterContent: z.string().max(100_000).optional() }),
  answer: letter,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict', 'identity_unconfirmed'],
})

/** How and when the member mailed it, and its number. */
export const ownMailing = {
  sentMethod: z.enum(SENT_METHODS, { error: 'Choose how you sent it' }),
  trackingNumber: z.string().trim().max(60).nullish(),
  /** The day it was mailed; today where none is given. Given for a letter that is marked already, it corrects what was recorded. */
  sentOn: z.iso.date('Enter the day you mailed it').optional(),
}

export const markLetterSent = endpoint({
  method: 'PATCH',
  path: '/api/dispute-letters/:id/sent',
  summary: 'Record that the user has sent the letter, on which day and with which number; or correct that',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  body: z.object(ownMailing),
  answer: letter,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict', 'not_attested'],
})

export const takeBackSent = endpoint({
  method: 'DELETE',
  path: '/api/dispute-letters/:id/sent',
  summary: 'Take back that the letter was sent, where the user marked it by mistake and it never went out',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  answer: letter,
  refusals: ['unauthenticated', 'not_found', 'conflict'],
})

export const markLetterDelivered = endpoint({
  method: 'PATCH',
  path: '/api/dispute-letters/:id/delivered',
  summary:
    'Record the day a mailed letter was delivered, which starts the legal clock, or correct it; or the day it came back, which stops the clock',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  body: z
    .object({
      deliveredAt: z.union([z.iso.date(), instant], { error: 'Enter the day it was delivered' }).optional(),
      returned: z.iso.date('Enter the day it came back').optional(),
    })
    .refine(({ deliveredAt, returned }) => (deliveredAt === undefined) !== (returned === undefined), {
      path: ['deliveredAt'],
      message: 'Enter the day it was delivered, or the day it came back',
    }),
  answer: letter,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})
