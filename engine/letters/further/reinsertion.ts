import { PERIODS } from '#engine/law/periods.ts'
import { deletionDay } from '#engine/letters/further/deletion-day.ts'
import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entryKind, entryName, identity, part, statementParts } from '#engine/letters/letter-words.ts'
import { firstDayOf, writeDay } from '#engine/values/day.ts'

/** To a bureau: an entry that it deleted after a dispute is listed again, and no one was told. */
export const reinsertion: FurtherLetter = {
  subjectLine: 'Put back without notice:',
  encloses: 'entry',
  lacks,
  compose: (request) => {
    const { deletedOn } = request.told ?? {}
    const written = request.earlier?.writtenOn
    return [
      part([
        `Please delete this ${entryKind(request.subject)} again: ${entryName(request.subject)}.`,
        'You deleted it after my dispute, and you have put it back without telling me.',
        deletedOn === undefined ? '' : `Your notice of the deletion is dated ${writeDay(deletedOn)}.`,
        written ? `It followed my letter of ${writeDay(written)}.` : '',
      ]),
      evidencePart(request, 'entry'),
      part(
        [
          `A deleted item may be put back only if the company that reports it certifies that it is complete and accurate, and the bureau has to tell the consumer in writing within ${PERIODS.reinsertion_notice.inWords} (${cite('fcra_1681i_a_5_b')}).`,
          'I received no such notice.',
        ],
        ['fcra_1681i_a_5_b'],
      ),
      ...statementParts(request.statements),
      part(identity(request)),
      part([
        'If it was certified, please send me the certification, the day it was put back, and the name, address and telephone number of the company that certified it.',
        'If it was not, please confirm the deletion in writing.',
      ]),
    ]
  },
}

const NO_DELETION =
  'Give the day of the bureau’s letter or notice that the entry was deleted. Without a deletion after a dispute there is nothing that was put back; then write a dispute.'
const NO_REPORT =
  'Upload the report that lists the entry again, and write this letter about the entry as it stands there: its page goes along.'
const OLDER =
  'The report in which you show this entry is not dated after the deletion, so it does not show that the entry came back. Upload a newer one first.'
const NOT_ASKED =
  'Say whether the bureau wrote to you that the entry was put back. Look through your mail of the last weeks first.'
const HAD_NOTICE =
  'You had the notice that the law asks for, so this letter has nothing to ask. If the entry is still wrong, dispute it again with what is new; you may also have a statement added to it.'

function lacks(request: LetterRequest): readonly LetterLack[] {
  const { told = {}, report } = request
  if (told.hadNoticeOfReturn === true) return [refused(HAD_NOTICE)]
  if (report === null) return [refused(NO_REPORT)]
  const deletedOn = deletionDay(request)
  if (deletedOn !== null && (report.reportDate === null || firstDayOf(report.reportDate) <= deletedOn)) return [refused(OLDER)]
  return [
    ...(deletedOn === null ? [missing('deletedOn', NO_DELETION)] : []),
    ...(told.hadNoticeOfReturn === undefined ? [missing('hadNoticeOfReturn', NOT_ASKED)] : []),
  ]
}
