import { PERIODS } from '#engine/law/periods.ts'
import { countWords } from '#engine/letters/further/count-words.ts'
import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entryKind, thisEntry, identity, part } from '#engine/letters/letter-words.ts'
import { statementText } from '#engine/letters/statement-text.ts'
import { writeDay } from '#engine/values/day.ts'

/** To a bureau whose reinvestigation did not resolve the dispute: the consumer's own statement goes into the file. */
export const disputeStatement: FurtherLetter = {
  subjectLine: 'Statement of dispute to add to my file:',
  encloses: 'entry',
  lacks,
  compose: (request) => {
    const text = request.statements.map(statementText).join(' ')
    const words = countWords(text)
    const { value, inWords } = PERIODS.dispute_statement
    const written = request.earlier?.writtenOn ? ` of ${writeDay(request.earlier.writtenOn)}` : ''
    return [
      part([
        `I still dispute ${thisEntry(request.subject)}.`,
        `Please add my statement to my file.`,
        `Your reinvestigation did not resolve my dispute${written}.`,
        'This is my statement:',
      ]),
      part([text]),
      part(
        [
          `Please add it as my statement of dispute (${cite('fcra_1681i_b')}), and show it, or a clear and accurate summary of it, in every later report that lists this ${entryKind(request.subject)} (${cite('fcra_1681i_c')}).`,
        ],
        ['fcra_1681i_b', 'fcra_1681i_c'],
      ),
      evidencePart(request, 'entry'),
      part(identity(request)),
      part([
        words > value ? `The statement has ${words} words.` : `The statement has ${words} words, within the limit of ${inWords}.`,
        words > value ? `If you limit it to ${inWords}, please help me write a clear summary.` : '',
      ]),
      part(['Please write to me when it is added.']),
    ]
  },
}

const NO_STATEMENT = `Write the statement: what you hold to be wrong with the entry, and why, in your own words. It may be limited to ${PERIODS.dispute_statement.inWords}.`
const STILL_OPEN =
  'The dispute about this entry is not over yet. A statement is filed where the reinvestigation did not resolve the dispute: wait for the results and record them.'
const RESOLVED =
  'The dispute is recorded as resolved by a deletion or a correction, so there is no dispute left to state. If the entry stands unchanged, record that first.'
const NOT_RECORDED =
  'The dispute about this entry is over, and what came of it is not recorded. Record the outcome first: a statement is filed where the entry was verified as it stands.'
const NO_DISPUTE =
  'A statement is filed where a reinvestigation did not resolve a dispute, and none about this entry is recorded here. Dispute it first, or record the dispute that you sent yourself.'

function lacks({ statements, recorded }: LetterRequest): readonly LetterLack[] {
  const dispute = recorded?.dispute ?? null
  if (dispute === null) return [refused(NO_DISPUTE)]
  if (dispute.isOpen) return [refused(STILL_OPEN)]
  if (dispute.outcome === 'removed' || dispute.outcome === 'updated') return [refused(RESOLVED)]
  if (dispute.outcome === 'pending') return [refused(NOT_RECORDED)]
  return statements.length === 0 ? [missing('statement', NO_STATEMENT)] : []
}
