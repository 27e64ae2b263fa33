import { saysInRemark } from '#engine/audit/statements.ts'
import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import type { LetterRequest, LetterSubject } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, identity, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'

/** To the company that reports the entry, or to the bureau: the consumer disputes no more, so the remark may go. */
export const remarkRemoval: FurtherLetter = {
  subjectLine: 'Removal of the dispute remark from the account',
  encloses: 'entry',
  lacks,
  compose: (request) => {
    const isBureau = request.recipient.kind === 'bureau'
    const remark = disputeRemark(request.subject)
    return [
      part([
        isBureau
          ? `I am writing about ${reportWords(request)}.`
          : `I am writing to you about an account that you furnish, as it stands in ${reportWords(request)}.`,
      ]),
      part(isBureau ? identity(request) : []),
      part(entrySentences(request)),
      part([remark === null ? '' : `It carries the remark "${remark}".`, 'I no longer dispute this account.']),
      ...statementParts(request.statements),
      isBureau
        ? part(
            [
              `A dispute is noted in a report while there is one (${cite('fcra_1681c_f')}).`,
              'Please take the remark off, or tell me which company furnishes it, so that I can ask there.',
            ],
            ['fcra_1681c_f'],
          )
        : part(
            [
              `What is disputed is furnished with a notice of the dispute (${cite('fcra_1681s2_a_3')}), and what is furnished is kept up to date (${cite('fcra_1681s2_a_2')}).`,
              'Please report the account without the remark to every bureau to which you report it, and write to me when that is done.',
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
