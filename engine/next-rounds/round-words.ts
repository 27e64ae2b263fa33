import { PERIODS } from '#engine/law/periods.ts'
import type { RoundKind } from '#engine/words/round-kind.ts'

/** What a round is called, what it costs and what follows it: the same in every dispute. */
interface RoundWords {
  readonly title: string
  readonly money: string
  readonly time: string
  readonly next: string
}

const A_LETTER = 'One letter: the price is shown before you confirm it, and nothing is mailed before.'
const FREE = 'Free.'
const INVESTIGATED = `It has ${PERIODS.reinvestigation.inWords} from the day it gets the letter.`

export const ROUND_WORDS: Readonly<Record<RoundKind, RoundWords>> = {
  no_answer: {
    title: 'Ask for the results',
    money: A_LETTER,
    time: 'No law counts days from this letter.',
    next: 'The bureau sends its results, or stays silent; the letter then shows that you asked twice.',
  },
  method_of_verification: {
    title: 'Ask how it was verified',
    money: A_LETTER,
    time: `The bureau has ${PERIODS.verification_method.inWords} from the day it gets the request.`,
    next: 'The bureau describes its procedure, with the company’s name and address. What it leaves out can be what a further dispute rests on.',
  },
  frivolous_reply: {
    title: 'Answer the notice',
    money: A_LETTER,
    time: INVESTIGATED,
    next: 'With what was missing the bureau has to investigate, and the time begins anew.',
  },
  reinsertion: {
    title: 'Ask why it was put back',
    money: A_LETTER,
    time: 'No law counts days from this letter.',
    next: 'The bureau shows that the company certified the entry and that you were told, or takes the entry out again.',
  },
  second_dispute: {
    title: 'Dispute it again, with what is new',
    money: A_LETTER,
    time: INVESTIGATED,
    next: 'The bureau investigates anew, with what is new in the letter.',
  },
  direct_dispute: {
    title: 'Dispute with the company itself',
    money: A_LETTER,
    time: `The company has ${PERIODS.reinvestigation.inWords} from the day it gets the letter at its address for disputes.`,
    next: 'The company investigates, writes to you, and corrects the entry at every bureau if it finds it wrong.',
  },
  cfpb_complaint: {
    title: 'Complain to the CFPB',
    money: FREE,
    time: `Companies generally respond within ${PERIODS.cfpb_response.inWords}, at the latest within ${PERIODS.cfpb_final_response.inWords}. That is the CFPB’s process and no statute.`,
    next: 'The CFPB passes the complaint on to the bureau and shows you its response. It decides nothing between you.',
  },
  dispute_statement: {
    title: 'Add your statement',
    money: A_LETTER,
    time: 'No law counts days from this letter.',
    next: 'The statement, or a summary of it, goes with the entry in later reports.',
  },
  attorney_general: {
    title: 'Write to your attorney general',
    money: 'Postage; many offices also take a complaint on their website.',
    time: 'No law sets the office a time.',
    next: 'The office may pass the letter on, look into it or do nothing. It acts for the state and not for one person.',
  },
  lawyer_packet: {
    title: 'Take it to a lawyer',
    money:
      'Ask before you hire anybody. A court that finds for you in an action about these duties awards the reasonable fees of your lawyer.',
    time: `An action must be brought within ${PERIODS.action_after_discovery.inWords} of the discovery of the violation, and within ${PERIODS.action_after_violation.inWords} of the violation: whichever is earlier.`,
    next: 'The lawyer tells you whether there is a case. The cover sheet gives them the duties and the days; it is no legal advice.',
  },
}
