import { PERIODS } from '#engine/law/periods.ts'
import { deletionDay } from '#engine/letters/further/deletion-day.ts'
import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, identity, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'
import { firstDayOf, writeDay } from '#engine/values/day.ts'

/** To a bureau: an entry that it deleted after a dispute is listed again, and nobody was told. */
export const reinsertion: FurtherLetter = {
  subjectLine: 'Deleted and listed again: the entry',
  encloses: 'entry',
  lacks,
  compose: (request) => {
    const { deletedOn } = request.told ?? {}
    const written = request.earlier?.writtenOn
    return [
      part([
        `I am writing about ${reportWords(request)}, which lists an entry again that you had deleted.`,
        deletedOn === undefined ? '' : `You told me of the deletion on ${writeDay(deletedOn)}.`,
        written ? `It followed my letter of ${writeDay(written)}.` : '',
      ]),
      part(identity(request)),
      part(entrySentences(request)),
      part(
        [
          'I have had no letter from you that it was put back.',
          `What was deleted after a dispute may be put back only once the company that furnishes it has certified that it is complete and accurate, and the consumer is to be told in writing within ${PERIODS.reinsertion_notice.inWords} (${cite('fcra_1681i_a_5_b')}).`,
        ],
        ['fcra_1681i_a_5_b'],
      ),
      ...statementParts(request.statements),
      part([
        'Please tell me on which day the entry was put back and whether it was certified, with the business name, the address and, where it is reasonably available, the telephone number of the company that was in contact with you about it.',
        'If it was not certified, please take it out again, and confirm that to me in writing.',
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
