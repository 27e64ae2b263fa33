import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** What a made-up reply says about one entry. */
export interface MadeResult {
  readonly creditor: string
  /** As a bureau masks it. */
  readonly number: string
  readonly kind: Exclude<AnswerKind, 'no_answer'>
}

/** A reply to be printed. */
export interface MadeReply {
  readonly from: Bureau | { readonly company: string; readonly address: string }
  /** As it is printed. */
  readonly date: string
  readonly to: string
  readonly results: readonly MadeResult[]
  /** Which of the wordings. */
  readonly wording: number
}

const HEADS: Readonly<Record<Bureau, readonly string[]>> = {
  equifax: ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
  experian: ['Experian', 'P.O. Box 9701', 'Allen, TX 75013'],
  transunion: ['TransUnion Consumer Solutions', 'P.O. Box 2000', 'Chester, PA 19016-2000'],
}
const NAMES: Readonly<Record<Bureau, string>> = { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' }

/** The word in a column of results. */
const CELLS: Readonly<Record<MadeResult['kind'], readonly string[]>> = {
  deleted: ['Deleted', 'DELETED', 'Removed'],
  updated: ['Updated', 'INFORMATION UPDATED', 'Corrected'],
  updated_in_part: ['Verified and Updated', 'VERIFIED AS ACCURATE AND UPDATED', 'Updated in part'],
  verified: ['Remains', 'VERIFIED AS ACCURATE', 'Verified - no change'],
  frivolous: ['Frivolous', 'FRIVOLOUS OR IRRELEVANT', 'Not investigated'],
  more_information_wanted: ['More information needed', 'ADDITIONAL INFORMATION REQUIRED', 'Proof of identity needed'],
  blocked: ['Blocked', 'BLOCKED', 'Blocked'],
  reinserted: ['Reinserted', 'REINSERTED', 'Re-inserted'],
}

/** A sentence about one entry. */
const SENTENCES: Readonly<Record<MadeResult['kind'], readonly string[]>> = {
  deleted: [
    'This item has been deleted from the credit file.',
    'Because it could not be verified, we have removed this account from your credit report.',
    'The account you questioned no longer appears on your report.',
  ],
  updated: [
    'The information you disputed has been updated.',
    'We changed this item: the past due amount is now reported as $0.',
    'A correction was made to the balance and the payment history of this account.',
  ],
  updated_in_part: [
    'Some of the information you disputed was updated; the rest was verified as accurate.',
    'This item was verified as accurate; however, other information has also been updated.',
    'We corrected the balance, but the payment history was verified as accurate.',
  ],
  verified: [
    'The company that reported this item has certified that it is accurate. This item was not changed.',
    'This account was verified as accurate and will remain on your credit report.',
    'Our investigation found that the account is being reported correctly.',
  ],
  frivolous: [
    'We have determined that your dispute of this account is frivolous or irrelevant, because it does not say what is inaccurate.',
    'This item was previously investigated and verified. We will not be investigating it again without new information.',
    'We consider this dispute frivolous and have not investigated it.',
  ],
  more_information_wanted: [
    'We need additional information before we can investigate this account.',
    'We were unable to verify your identity. Please send a copy of your driver’s license and a utility bill.',
    'Your request did not include enough information to investigate. Please provide documents that support it.',
  ],
  blocked: [
    'This account has been blocked from your credit report because it resulted from identity theft.',
    'A block was placed on this account under section 605B of the Fair Credit Reporting Act.',
    'We have blocked the information you identified.',
  ],
  reinserted: [
    'This account, which was previously deleted from your file, has been reinserted. The furnisher certified that it is complete and accurate.',
    'A previously deleted item was put back on your credit report.',
    'We are writing to tell you that the following account was re-inserted into your credit file.',
  ],
}

const pick = (list: readonly string[], wording: number): string => list[wording % list.length] ?? ''

/** The lines of the letter; a tab begins the next column. */
export function linesOfReply(reply: MadeReply): string[] {
  const { from, date, to } = reply
  const head = typeof from === 'string' ? HEADS[from] : [from.company, ...from.address.split('; ')]
  const opening = [...head, '', date, '', to, '12 Elm Street', 'Dayton, OH 45402', '']
  const name = typeof from === 'string' ? NAMES[from] : from.company
  return [...opening, `Dear ${to}:`, '', ...bodyOf(reply), '', 'Sincerely,', name, ...legend(from)]
}

function bodyOf({ from, results, wording }: MadeReply): string[] {
  if (typeof from !== 'string')
    return results.flatMap(({ number, kind }) => [
      `Thank you for writing to us about your account ending in ${number.replaceAll(/\D/g, '').slice(-4)}. We have completed our review of your dispute.`,
      pick(SENTENCES[kind], wording),
      'We report to Equifax, Experian and TransUnion, and have informed them where this was needed.',
    ])
  const intro = 'Our investigation of the dispute you recently submitted is now complete. The results are listed below.'
  const isTable = wording % 2 === 0
  if (!isTable)
    return [
      intro,
      '',
      ...results.flatMap(({ creditor, number, kind }) => [
        creditor,
        `Account number: ${number}`,
        pick(SENTENCES[kind], wording),
        '',
      ]),
      'If you disagree with the results, you may add a statement to your file or dispute again with new information.',
    ]
  return [
    intro,
    '',
    'Company\tAccount number\tResult',
    ...results.map(({ creditor, number, kind }) => `${creditor}\t${number}\t${pick(CELLS[kind], wording / 2)}`),
    '',
    'If you have questions about an item, please contact the company that reports it.',
  ]
}

/** What some bureaus print below: it explains every word, and says nothing of anyone. */
const legend = (from: MadeReply['from']): string[] =>
  from === 'experian'
    ? [
        '',
        'Deleted - This item was removed from your credit report.',
        'Remains - The company that reported the information has certified that the information is accurate.',
        'Updated - A change was made to this item; review your report to view the change.',
      ]
    : []
