import { directClosing, outsideOfDuty } from '#engine/letters/further/direct-dispute.ts'
import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entryKind, identity, isInquiry, part, statementParts, thisEntry } from '#engine/letters/letter-words.ts'
import { writeDay } from '#engine/values/day.ts'

/**
 * About a debt that someone forced on the consumer. No federal law blocks it as such, so the letter claims none: it disputes whether
 * they owe it.
 */
export const coercedDebt: FurtherLetter = {
  subjectLine: 'Dispute of a coerced debt:',
  encloses: 'entry',
  lacks,
  compose: (request) => {
    const isToBureau = request.recipient.kind === 'bureau'
    const wish = isToBureau ? 'Please delete it.' : 'Please stop collecting it from me, and have every bureau delete it.'
    return [
      part([
        `I dispute ${thisEntry(request.subject)}.`,
        `This ${entryKind(request.subject)} is a coerced debt: I was forced, pressured or tricked into it. ${wish}`,
      ]),
      ...statementParts(request.statements),
      evidencePart(request, 'entry'),
      ...(isToBureau ? [part(identity(request)), bureauClosing] : [directClosing]),
    ]
  },
}

const bureauClosing: LetterPart = part(
  [
    `Please reinvestigate whether I owe it (${cite('fcra_1681i_a_1')}), and forward this letter and its enclosures to the company that reported it (${cite('fcra_1681i_a_2')}).`,
    `Please delete what cannot be verified (${cite('fcra_1681i_a_5')}), and send me the results in writing (${cite('fcra_1681i_a_6')}).`,
  ],
  ['fcra_1681i_a_1', 'fcra_1681i_a_2', 'fcra_1681i_a_5', 'fcra_1681i_a_6'],
)

const NOT_SAID =
  'Only you can say that you were forced, pressured or tricked into this debt. If somebody opened it without you, it is identity theft: ask for that block instead.'

const NO_DEBT =
  'This letter is about a debt that you were forced into. Choose the account or the collection, and write about that.'

function lacks(request: LetterRequest): readonly LetterLack[] {
  const { told = {}, recorded, subject } = request
  if (isInquiry(subject) || subject.kind === 'public_record') return [refused(NO_DEBT)]
  if (recorded?.belongs?.answer === 'not_mine') return [refused(saidNotMine(recorded.belongs.saidOn))]
  return [
    ...(request.recipient.kind === 'bureau' ? [] : outsideOfDuty(request)),
    ...(told.wasCoerced === true ? [] : [missing('wasCoerced', NOT_SAID)]),
  ]
}

const saidNotMine = (saidOn: string): string =>
  `You confirmed on ${writeDay(saidOn)} that this is not yours. What somebody opened without you is identity theft: ask for that block instead. If you did sign under pressure, take that answer back first.`
