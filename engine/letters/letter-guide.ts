import { letterClock } from '#engine/disputes/letter-clock.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { Encloses } from '#engine/letters/further/further-letter.ts'
import { enclosesOf } from '#engine/letters/pages-by-kind.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { OfferedKind } from '#engine/words/letter-type.ts'

/** For the consumer, before they choose: when a kind of letter is the right one, and what it needs of them. */
export interface LetterGuide {
  readonly when: string
  readonly needs: string
}

export const LETTER_GUIDES: Readonly<Record<OfferedKind, LetterGuide>> = {
  method_of_verification: {
    when: 'The bureau says the item is verified, and you want to know how it checked.',
    needs: 'That answer, recorded with the dispute. You can add your own words.',
  },
  direct_dispute: {
    when: 'Ask the company that reports the item to look into it: after the bureau, or when several reports have the same error.',
    needs: 'What is wrong and why: what the page shows, or your own words.',
  },
  unauthorized_inquiry: {
    when: 'A company asked for your report as if you had applied for credit there, and you did not.',
    needs: 'Your word that you didn’t apply and gave no permission.',
  },
  identity_theft_block: {
    when: 'Someone else opened or used this account in your name.',
    needs: 'Your statement, a report of the theft, and proof of who you are.',
  },
  trafficking_block: {
    when: 'The item comes from human trafficking, no matter who signed for it.',
    needs: 'Your word that it did, a document from an agency, a court or an authorized organization, and proof of who you are.',
  },
  coerced_debt: {
    when: 'Someone forced, pressured or tricked you into this debt. If it was opened without you, it’s identity theft instead.',
    needs: 'Your word that it happened. Documents help: a protective order, messages, a letter from an advocate.',
  },
  reinsertion: {
    when: 'The bureau deleted the item, a newer report lists it again, and no one wrote to tell you.',
    needs: 'The newer report, and the day on the notice of the deletion.',
  },
  frivolous_reply: {
    when: 'The bureau wrote that your dispute is frivolous or irrelevant.',
    needs: 'The day on its notice, and what it says is missing.',
  },
  dispute_statement: {
    when: 'The dispute is over and the item stays. You want your side shown with it.',
    needs: `Your statement in your own words. It may be limited to ${PERIODS.dispute_statement.inWords}.`,
  },
  remark_removal: {
    when: 'You no longer dispute the account, but its remark says you do.',
    needs: 'Your word that you no longer dispute it, which gives up the dispute.',
  },
  past_recipients: {
    when: 'The bureau deleted the item, and someone got your report before that.',
    needs: 'The day on the notice of the deletion, and the names of those who got the report.',
  },
}

/** What begins when the letter is received. */
export function clockWords(kind: OfferedKind, target: DisputeTarget): string {
  switch (letterClock(kind, target)) {
    case 'investigation':
      return `${target === 'creditor' ? 'The company' : 'The bureau'} has ${PERIODS.reinvestigation.inWords} from the day it gets the letter.`
    case 'procedure':
      return `The bureau has ${PERIODS.verification_method.inWords} from the day it gets the letter.`
    case 'block':
      return `The block is due within ${PERIODS.theft_block.inWords} of the day the bureau has all of it.`
    case 'trafficking_block':
      return `The block is due within ${PERIODS.trafficking_block.inWords} of the day the bureau has all of it.`
    case null:
      return 'This letter starts no legal deadline.'
  }
}

const PAGES: Readonly<Record<Encloses, string>> = {
  errors: 'We add the pages of your report that show the error, or the account.',
  entry: 'We add the page of your report with the item.',
  nothing: 'No page of your report is enclosed.',
}

/** What goes along with it, and who has to put it into the envelope. */
export function enclosureWords(kind: OfferedKind): string {
  if (kind === 'identity_theft_block')
    return `${PAGES.entry} You also enclose your ID, a document with your address and the identity theft report. Only you have these, so print the letter and mail it yourself.`
  if (kind === 'trafficking_block')
    return `${PAGES.entry} You also enclose your ID, a document with your address and the document itself. Only you have these, so print the letter and mail it yourself.`
  return PAGES[enclosesOf(kind)]
}
