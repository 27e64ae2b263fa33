import { saysInRemark } from '#engine/audit/statements.ts'
import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterRequest, LetterSubject } from '#engine/letters/letter-request.ts'
import { cite, thisEntry, identity, part, statementParts } from '#engine/letters/letter-words.ts'

/** To the company that reports the entry, or to the bureau: the consumer disputes no more, so the remark may go. */
export const remarkRemoval: FurtherLetter = {
  subjectLine: 'Request to remove the dispute remark:',
  encloses: 'entry',
  lacks,
  compose: (request) => {
    const isBureau = request.recipient.kind === 'bureau'
    const remark = disputeRemark(request.subject)
    return [
      part([
        `Please remove the dispute remark from ${thisEntry(request.subject)}.`,
        remark === null ? '' : `It carries the remark "${remark}".`,
        'I no longer dispute this account.',
      ]),
      ...statementParts(request.statements),
      evidencePart(request, 'entry'),
      part(isBureau ? identity(request) : []),
      isBureau
        ? part(
            [
              `A report shows a dispute only while there is one (${cite('fcra_1681c_f')}).`,
              'If the company reports the remark, please tell me which one, so that I can ask there.',
            ],
            ['fcra_1681c_f'],
          )
        : part(
            [
              `The remark belongs to an open dispute (${cite('fcra_1681s2_a_3')}), and what you report has to be kept up to date (${cite('fcra_1681s2_a_2')}).`,
              'Please send the update to every bureau that you report to, and write to me when that is done.',
            ],
            ['fcra_1681s2_a_3', 'fcra_1681s2_a_2'],
          ),
    ]
  },
}

/** The printed remark that says the account is, or was, disputed; null where none does. */
export function disputeRemark(subject: LetterSubject): string | null {
  if (subject.kind !== 'account') return null
  const said = saysInRemark(subject.account, 'disputed') ?? saysInRemark(subject.account, 'dispute_over')
  const index = said === null ? -1 : Number(said.key.split('.')[1])
  return subject.account.remarks[index] ?? null
}

const NO_REMARK =
  'The report prints no remark that this account is disputed, so there is nothing to take off. If another report does, choose the account there.'
const STILL_OPEN =
  'A dispute about this account is still open, and while it is the remark is right: it has to be shown. Wait for the answer and record it, then ask again.'
const NOT_SAID =
  'Say that you no longer dispute this account. That gives up the dispute, so do it only if you mean it; some mortgage lenders wait until the remark is gone.'

function lacks({ subject, told = {}, recorded }: LetterRequest): readonly LetterLack[] {
  if (disputeRemark(subject) === null) return [refused(NO_REMARK)]
  if (recorded?.dispute?.isOpen === true) return [refused(STILL_OPEN)]
  return told.disputesNoMore === true ? [] : [missing('disputesNoMore', NOT_SAID)]
}
