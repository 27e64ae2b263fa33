import { PERIODS } from '#engine/law/periods.ts'
import { type FurtherLetter, missing, refused, type LetterLack } from '#engine/letters/further/further-letter.ts'
import { groundParts, groundsOf, isEmpty } from '#engine/letters/grounds.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, isInquiry, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'

/** To the company that furnishes the account: a dispute that it has to investigate itself (12 CFR 1022.43). */
export const directDispute: FurtherLetter = {
  subjectLine: 'Direct dispute of the account',
  encloses: 'errors',
  lacks: (request) => [...outsideOfDuty(request), ...withoutReason(request)],
  compose: (request) => {
    const { sender, statements } = request
    return [
      part([`I dispute directly with you an account that you furnish, as it stands in ${reportWords(request)}.`]),
      part(entrySentences(request)),
      ...groundParts(groundsOf(request), request),
      ...statementParts(statements),
      directClosing,
      part([sender.phone === null ? '' : `If you have a question about this, my telephone number is ${sender.phone}.`]),
    ]
  },
}

type DirectlyDisputed = Pick<LetterRequest, 'subject' | 'findings' | 'statements' | 'isSentByCreditRepair'>

/** Why the company would owe no investigation, whatever is said (12 CFR 1022.43(b)). */
export function outsideOfDuty({ subject, findings, statements, isSentByCreditRepair }: DirectlyDisputed): readonly LetterLack[] {
  if (isSentByCreditRepair)
    return [
      refused(
        'A company owes no investigation of a direct dispute that a credit repair organization sends or writes. Write to the bureau instead, or write to the company yourself.',
      ),
    ]
  if (isInquiry(subject))
    return [
      refused(
        'A company owes no investigation of a direct dispute about an inquiry. If you did not authorize it, write the inquiry letter instead.',
      ),
    ]
  if (subject.kind === 'public_record')
    return [
      refused(
        'A public record comes from a court and not from a company that owes an investigation. Dispute it with the bureau that lists it.',
      ),
    ]
  const isIdentity = findings.length > 0 && findings.every(({ subjectKind }) => subjectKind === 'report')
  if (isIdentity && statements.length === 0)
    return [
      refused(
        'Names, addresses, dates of birth and the like are no matter for a direct dispute. Dispute them with the bureau that shows them.',
      ),
    ]
  return []
}

/** A notice of dispute names what is disputed and why (12 CFR 1022.43(d)). */
function withoutReason(request: LetterRequest): readonly LetterLack[] {
  if (request.statements.length > 0 || !isEmpty(groundsOf(request))) return []
  return [
    missing(
      'statement',
      'A direct dispute has to say what is wrong and why. Nothing on the page contradicts this entry: say in your own words what is wrong, or ask the bureau to verify it.',
    ),
  ]
}

/** What a direct dispute asks for, by the duty that it names. */
export const directClosing: LetterPart = {
  ...part(
    [
      `I send you this as a direct dispute (${cite('fcra_1681s2_a_8')} and ${cite('reg_v_1022_43')}).`,
      'Please look into it with all that is in this letter and with it, and write to me with what you find.',
      `You have the time for it that a bureau has, ${PERIODS.reinvestigation.inWords} from receipt.`,
      'If the entry proves inaccurate or incomplete, please send the correction to every bureau that you gave it to.',
      `While the dispute is open, please report the entry as disputed (${cite('fcra_1681s2_a_3')}).`,
    ],
    ['fcra_1681s2_a_8', 'reg_v_1022_43', 'fcra_1681s2_a_3'],
  ),
  periods: ['reinvestigation'],
}
