import { PERIODS } from '#engine/law/periods.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entryKind, thisEntry, identity, part, statementParts } from '#engine/letters/letter-words.ts'
import { statementText } from '#engine/letters/statement-text.ts'
import { writeDay } from '#engine/values/day.ts'

/** `I disputed it in my letter of …, which you received on ….` Only a dispute is followed up. */
function disputedWords({ earlier, history }: LetterRequest): string {
  if (history) return statementText(history.toThem)
  const { writtenOn = null, receivedOn = null } = earlier ?? {}
  if (writtenOn === null)
    return receivedOn === null ? 'I disputed it with you.' : `You received my dispute on ${writeDay(receivedOn)}.`
  const received = receivedOn === null ? '' : `, which you received on ${writeDay(receivedOn)}`
  return `I disputed it in my letter of ${writeDay(writtenOn)}${received}.`
}

/** To a bureau whose time is over by the latest date that the law allows: the caller has counted it. */
export function composeNoAnswer(request: LetterRequest): readonly LetterPart[] {
  const { reinvestigation, reinvestigation_longest: longest, results_notice: notice } = PERIODS
  const kind = entryKind(request.subject)
  return [
    part([
      `You have missed the deadline for my dispute of ${thisEntry(request.subject)}.`,
      `Please delete the ${kind} now, and send me my updated report.`,
      disputedWords(request),
      'I have received no results.',
    ]),
    ...statementParts(request.statements),
    evidencePart(request),
    part(
      [
        `A bureau has ${reinvestigation.inWords} from receipt to reinvestigate what is disputed, or to delete it (${cite('fcra_1681i_a_1')}).`,
        `Even the longest time that the law allows, ${longest.inWords} (${cite('fcra_1681j_a')}) and ${notice.inWords} for the written results (${cite('fcra_1681i_a_6')}), is over.`,
        `What cannot be verified has to be deleted (${cite('fcra_1681i_a_5')}).`,
      ],
      ['fcra_1681i_a_1', 'fcra_1681j_a', 'fcra_1681i_a_6', 'fcra_1681i_a_5'],
    ),
    part(identity(request)),
    part(['Please also send me the written results of my dispute, and tell me what they are based on.']),
  ]
}

/** To a bureau that answered that the entry was verified: how? */
export function composeMethodOfVerification(request: LetterRequest): readonly LetterPart[] {
  return [
    part([
      `Please tell me how you verified ${thisEntry(request.subject)}.`,
      disputedWords(request),
      request.history ? '' : 'You answered that it was verified.',
    ]),
    part(
      [
        `Please send me a description of the procedure you used, with the business name and address of each company that you contacted and its telephone number where that is reasonably available (${cite('fcra_1681i_a_7')}).`,
        `It is due within ${PERIODS.verification_method.inWords} of the day you receive this request.`,
      ],
      ['fcra_1681i_a_7'],
    ),
    ...statementParts(request.statements),
    evidencePart(request, 'entry'),
    part(identity(request)),
    part(['If you cannot show how it was verified, please delete it, and send me my updated report.']),
  ]
}
