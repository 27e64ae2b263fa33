import { AUTHORITIES, type AuthorityId } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/** One right that follows where the answer is no. */
export interface NextRight {
  readonly id: 'method_of_verification' | 'direct_dispute' | 'cfpb_complaint' | 'dispute_statement'
  readonly title: string
  readonly words: string
  readonly citations: readonly string[]
  /** The letter that uses it; null: it is used elsewhere. */
  readonly letter: LetterKind | null
}

const cites = (...ids: readonly AuthorityId[]): readonly string[] => ids.map((id) => AUTHORITIES[id].cite)

/** What can be done after a refusal, in the order in which it makes sense. */
export function ifRefused(bureau: Bureau, { isDirectOwed }: { readonly isDirectOwed: boolean }): readonly NextRight[] {
  const name = BUREAU_NAMES[bureau]
  return [
    {
      id: 'method_of_verification',
      title: 'Ask how it was verified',
      words: `The results must say that you may ask. ${name} then has ${PERIODS.verification_method.inWords} from your request to describe its procedure, with the company’s name and address.`,
      citations: cites('fcra_1681i_a_6_b_iii', 'fcra_1681i_a_7'),
      letter: 'method_of_verification',
    },
    ...(isDirectOwed
      ? [
          {
            id: 'direct_dispute' as const,
            title: 'Dispute with the company itself',
            words:
              'Add something new: a document, or what the description of the procedure leaves out. The same dispute again can be called frivolous.',
            citations: cites('fcra_1681s2_a_8', 'reg_v_1022_43'),
            letter: 'direct_dispute' as const,
          },
        ]
      : []),
    {
      id: 'cfpb_complaint',
      title: 'Complain to the CFPB',
      words: `${AUTHORITIES.cfpb_complaint_intake.title}. That’s its practice, not a law.`,
      citations: cites('cfpb_complaint_intake'),
      letter: null,
    },
    {
      id: 'dispute_statement',
      title: 'Add your statement',
      words: `A statement of up to ${PERIODS.dispute_statement.inWords} goes with the item in later reports. It doesn’t change your score, and a reader may hold it against you.`,
      citations: cites('fcra_1681i_b', 'fcra_1681i_c'),
      letter: 'dispute_statement',
    },
  ]
}
