import { PERIODS } from '#engine/law/periods.ts'
import { type FurtherLetter, missing, refused, type LetterLack } from '#engine/letters/further/further-letter.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import { disputes, firstOf, groundLaw, groundParts, groundsOf, leadingWords, named } from '#engine/letters/grounds.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, thisEntry, isInquiry, part, statementParts } from '#engine/letters/letter-words.ts'

/** To the company that furnishes the account: a dispute that it has to investigate itself (12 CFR 1022.43). */
export const directDispute: FurtherLetter = {
  subjectLine: 'Direct dispute of',
  encloses: 'errors',
  lacks: (request) => [...outsideOfDuty(request), ...withoutReason(request)],
  compose: (request) => {
    const { sender, statements } = request
    const grounds = groundsOf(request)
    const first = firstOf(grounds)
    const lead = `I dispute ${thisEntry(request.subject)}, which you report to the bureaus.`
    return [
      first === null
        ? part([lead, 'Please correct it with every bureau, or have it deleted if you cannot prove it.'])
        : part([lead, leadingWords(lead, first)], named(first)),
      ...groundParts(grounds, { isLed: true }),
      ...statementParts(statements),
      evidencePart(request),
      ...groundLaw(grounds, request),
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
        'A company doesn’t have to investigate a direct dispute about an inquiry. If you did not authorize it, write the inquiry letter instead.',
      ),
    ]
  if (subject.kind === 'public_record')
    return [
      refused(
        'A public record comes from a court, not from a company that has to investigate. Dispute it with the bureau that lists it.',
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
  if (disputes(request)) return []
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
      `This is a direct dispute (${cite('fcra_1681s2_a_8')} and ${cite('reg_v_1022_43')}).`,
      `Please investigate it with everything in this letter and its enclosures, and send me your results within ${PERIODS.reinvestigation.inWords} of receiving it.`,
      'If anything is inaccurate or incomplete, please correct it with every bureau that you reported it to.',
      `Until then, please report it as disputed (${cite('fcra_1681s2_a_3')}).`,
    ],
    ['fcra_1681s2_a_8', 'reg_v_1022_43', 'fcra_1681s2_a_3'],
  ),
  periods: ['reinvestigation'],
}
