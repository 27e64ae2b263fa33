import { plainWords } from '#engine/answers/plain-words.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { Demand } from '#engine/words/demand.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/** What the member can do about it. */
export interface DemandMeaning {
  readonly label: string
  /** The next step, and how long the other side then has. */
  readonly next: string
  readonly mayFollow: readonly LetterKind[]
}

const THIRTY_DAYS = 'They then have 30 days from the day they get your letter.'
const FIFTEEN_DAYS = 'A bureau then has 15 days to tell you how it checked.'

export const DEMAND_MEANINGS: Readonly<Record<Demand, DemandMeaning>> = {
  frivolous: {
    label: 'Called frivolous',
    next: `The notice has to give reasons and say what’s missing. Send that. ${THIRTY_DAYS}`,
    mayFollow: ['frivolous_reply'],
  },
  not_enough_information: {
    label: 'Asked for more information',
    next: `Send what they ask for, with a copy of their letter. ${THIRTY_DAYS}`,
    mayFollow: ['frivolous_reply', 'dispute'],
  },
  proof_of_identity: {
    label: 'They want proof of identity',
    next: `Send a copy of your ID and of a bill or bank statement with your address. ${THIRTY_DAYS}`,
    mayFollow: ['frivolous_reply', 'dispute'],
  },
  already_investigated: {
    label: 'They say they already investigated',
    next: `Ask how it was checked, or dispute again with something new: a document, or another error. ${FIFTEEN_DAYS}`,
    mayFollow: ['method_of_verification', 'frivolous_reply', 'direct_dispute'],
  },
  consumer_contact_needed: {
    label: 'They want to hear from you',
    next: `Write instead of calling, so you have proof. Dispute with the company itself and answer its questions. ${THIRTY_DAYS}`,
    mayFollow: ['direct_dispute', 'frivolous_reply'],
  },
  previously_verified: {
    label: 'They say it was verified before',
    next: `Ask how it was verified and who confirmed it, or dispute with the company itself. ${FIFTEEN_DAYS}`,
    mayFollow: ['method_of_verification', 'direct_dispute', 'dispute_statement'],
  },
  no_such_file: {
    label: 'No file found',
    next: `Check that your letter has your full name, past addresses, birth date and Social Security number. Send it again with a copy of your ID. ${THIRTY_DAYS}`,
    mayFollow: ['dispute', 'frivolous_reply'],
  },
}

const BEFORE = String.raw`(?:previous(?:ly)?|already|before|earlier|prior|in the past)`

/** What the words of each kind say more closely, the more special first. */
const WORDS: Readonly<Partial<Record<AnswerKind, readonly (readonly [RegExp, Demand])[]>>> = {
  more_information_wanted: [
    [
      /\bno (?:such )?(?:\w+ )?(?:file|record)\b|\b(?:not|n't|unable to|cannot)\b.{0,30}\b(?:locate|find|match)\b.{0,40}\b(?:file|record|report)\b|\b(?:file|record)\b.{0,30}\b(?:not (?:be )?(?:found|located)|does not exist)\b/,
      'no_such_file',
    ],
    [
      /\bidenti(?:ty|fication|fy you)\b|\bwho you are\b|\bdriver'?s? licen[sc]e\b|\bsocial security card\b|\butility bill\b|\b(?:your|photo|an?) id\b|\bproof of (?:your )?(?:current )?(?:address|residence)\b|\bpassport\b|\b(?:government|state)[- ]issued\b/,
      'proof_of_identity',
    ],
    [
      /\bconsumer contact\b|\b(?:hear from|speak (?:with|to)|talk (?:with|to)) you\b|\bcontact from you\b|\b(?:contact|call)\b.{0,40}\b(?:directly|creditor|company|lender|furnisher|us at|them)\b/,
      'consumer_contact_needed',
    ],
    [/./, 'not_enough_information'],
  ],
  frivolous: [
    // Anyone who is taken for someone else proves who they are.
    [
      /\bsuspicious\b|\bthird part(?:y|ies)\b|\bcredit (?:repair|clinic)\b|\b(?:not|n't) (?:appear to )?(?:be )?(?:sent|submitted|authorized|made|come)\b.{0,20}\b(?:by|from) you\b/,
      'proof_of_identity',
    ],
    [
      new RegExp(String.raw`\b${BEFORE}\b.{0,40}\b(?:verified|confirmed)\b|\b(?:verified|confirmed)\b.{0,60}\b${BEFORE}\b`),
      'previously_verified',
    ],
    [
      new RegExp(
        String.raw`\b${BEFORE}\b.{0,40}\b(?:re-?)?(?:investigat\w+|disput\w+|review\w*|process\w*|respond\w*|submitted)\b|\b(?:investigat\w+|disput\w+|review\w*|process\w*)\b.{0,60}\b${BEFORE}\b|\b(?:same|duplicate|substantially similar)\b`,
      ),
      'already_investigated',
    ],
    [/./, 'frivolous'],
  ],
  verified: [
    [
      new RegExp(
        String.raw`\b(?:previously|already) (?:been )?(?:verified|confirmed)\b|\b(?:verified|confirmed)\b.{0,30}\b(?:previously|before)\b`,
      ),
      'previously_verified',
    ],
  ],
}

/** What a reply wants, by its own words; null where it wants nothing, or its words are not known. */
export function demandOf({ kind, quote }: { readonly kind: AnswerKind; readonly quote: string | null }): Demand | null {
  if (quote === null) return null
  const plain = plainWords(quote)
  return WORDS[kind]?.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
