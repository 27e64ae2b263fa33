import { PERIODS } from '#engine/law/periods.ts'
import type { RoundKind } from '#engine/words/round-kind.ts'

/** What a round is called, what it costs and what follows it: the same in every dispute. */
interface RoundWords {
  readonly title: string
  readonly money: string
  readonly time: string
  readonly next: string
}

const A_LETTER = 'One letter. You see the price before you approve it, and nothing is mailed until then.'
const FREE = 'Free.'
const INVESTIGATED = `It has ${PERIODS.reinvestigation.inWords} from the day it gets the letter.`

export const ROUND_WORDS: Readonly<Record<RoundKind, RoundWords>> = {
  no_answer: {
    title: 'Ask for the results',
    money: A_LETTER,
    time: 'The law sets no deadline for this letter.',
    next: 'The bureau sends its results or doesn’t answer. If it doesn’t, your letter proves you asked twice.',
  },
  method_of_verification: {
    title: 'Ask how it was verified',
    money: A_LETTER,
    time: `The bureau has ${PERIODS.verification_method.inWords} from the day it gets the request.`,
    next: 'The bureau tells you how it checked, with the company’s name and address. If it leaves something out, you can use that in another dispute.',
  },
  frivolous_reply: {
    title: 'Answer the notice',
    money: A_LETTER,
    time: INVESTIGATED,
    next: 'Once it has what was missing, the bureau must investigate, and its deadline starts over.',
  },
  reinsertion: {
    title: 'Ask why it was put back',
    money: A_LETTER,
    time: 'The law sets no deadline for this letter.',
    next: 'The bureau proves that the company certified the item and that you were told, or removes the item again.',
  },
  second_dispute: {
    title: 'Dispute it again, with what is new',
    money: A_LETTER,
    time: INVESTIGATED,
    next: 'The bureau investigates again, with the new facts in your letter.',
  },
  direct_dispute: {
    title: 'Dispute with the company itself',
    money: A_LETTER,
    time: `The company has ${PERIODS.reinvestigation.inWords} from the day it gets the letter at its address for disputes.`,
    next: 'The company investigates, writes to you, and corrects the item at every bureau if it’s wrong.',
  },
  cfpb_complaint: {
    title: 'Complain to the CFPB',
    money: FREE,
    time: `Companies generally respond within ${PERIODS.cfpb_response.inWords}, at the latest within ${PERIODS.cfpb_final_response.inWords}. That’s how the CFPB works. No law sets these deadlines.`,
    next: 'The CFPB sends your complaint to the bureau and shows you the response. It doesn’t decide who is right.',
  },
  dispute_statement: {
    title: 'Add your statement',
    money: A_LETTER,
    time: 'The law sets no deadline for this letter.',
    next: 'The statement, or a summary of it, appears with the item on later reports.',
  },
  attorney_general: {
    title: 'Write to your attorney general',
    money: 'Postage; many offices also take a complaint on their website.',
    time: 'The law sets no deadline for the office.',
    next: 'The office may forward your letter, look into it, or do nothing. It works for the state, not for one person.',
  },
  lawyer_packet: {
    title: 'Take it to a lawyer',
    money: 'Ask before you hire anyone. If you win in court, the other side pays your lawyer’s reasonable fees.',
    time: `You must sue within ${PERIODS.action_after_discovery.inWords} of finding the violation, and within ${PERIODS.action_after_violation.inWords} of the violation, whichever is earlier.`,
    next: 'The lawyer tells you whether there is a case. The cover sheet lists the laws and the dates. It is not legal advice.',
  },
}
