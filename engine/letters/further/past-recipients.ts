import { PERIODS } from '#engine/law/periods.ts'
import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, thisEntry, identity, part, statementParts, whereSentences } from '#engine/letters/letter-words.ts'
import type { PastRecipient } from '#engine/letters/told.ts'
import { addMonths, addYears, type Day, writeDay } from '#engine/values/day.ts'

/** To a bureau that deleted an entry: those who got it before are to be told, as far as the consumer names them. */
export const pastRecipients: FurtherLetter = {
  subjectLine: 'Request to notify past recipients of a deletion:',
  encloses: 'nothing',
  lacks,
  compose: (request) => {
    const { deletedOn, pastRecipients: named = [] } = request.told ?? {}
    return [
      part(
        [
          `Please notify past recipients about ${thisEntry(request.subject)}.`,
          'You deleted it.',
          `At my request, you must tell ${named.length === 1 ? 'the company' : 'each company'} named here (${cite('fcra_1681i_d')}).`,
          ...named.map(recipientWords),
        ],
        ['fcra_1681i_d'],
      ),
      part([
        deletedOn === undefined ? '' : `Your notice of the deletion is dated ${writeDay(deletedOn)}.`,
        ...whereSentences(request),
      ]),
      part(identity(request)),
      ...statementParts(request.statements),
      part(['Please write to me when this is done.']),
    ]
  },
}

const recipientWords = ({ name, isEmployment, receivedOn }: PastRecipient): string =>
  `${name} received my report on ${writeDay(receivedOn)}${isEmployment ? ', for employment' : ''}.`

const NO_DELETION =
  'Give the day of the bureau’s letter or notice that the entry was deleted. Past recipients are told of a deletion; while the entry stands, dispute it first.'
const CHANGED =
  'The dispute is recorded as ended without a deletion. Past recipients are told of a deletion only: record it, if the entry was deleted after all.'
const NOBODY =
  'Name those who should be told: the bureau tells only whom you name. Your report lists under its inquiries who asked for it, with the day.'

function lacks(request: LetterRequest): readonly LetterLack[] {
  const { told = {}, recorded } = request
  const { deletedOn, pastRecipients: named = [] } = told
  const ended = recorded?.dispute ?? null
  if (deletedOn === undefined && ended !== null && !ended.isOpen && ended.outcome !== 'removed') return [refused(CHANGED)]
  return [
    ...(deletedOn === undefined ? [missing('deletedOn', NO_DELETION)] : []),
    ...(named.length === 0 ? [missing('pastRecipients', NOBODY)] : []),
    ...(deletedOn === undefined ? [] : named.flatMap((one, index) => outOfTime(one, { deletedOn, index }))),
  ]
}

/** Two years back for employment, six months otherwise. */
function outOfTime(
  { name, isEmployment, receivedOn }: PastRecipient,
  { deletedOn, index }: { readonly deletedOn: Day; readonly index: number },
): readonly LetterLack[] {
  const { told_employers: employers, told_others: others } = PERIODS
  const first = isEmployment ? addYears(deletedOn, -employers.value) : addMonths(deletedOn, -others.value)
  if (receivedOn >= first && receivedOn <= deletedOn) return []
  const limit = isEmployment
    ? `${employers.inWords} before the deletion, for employment`
    : `${others.inWords} before the deletion`
  return [
    missing(
      'pastRecipients',
      `${name} got the report on ${writeDay(receivedOn)}. The bureau has to tell only those who got it within ${limit}: leave this one out, and write to it yourself.`,
      `${index}.receivedOn`,
    ),
  ]
}
