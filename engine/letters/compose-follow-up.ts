import { PERIODS } from '#engine/law/periods.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, identity, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'
import { writeDay } from '#engine/values/day.ts'

/**
 * `I asked you to look into the entry named below in my letter of …, which you received on ….` The first letter may have
 * disputed the entry or asked for its verification; both are asked for.
 */
function askedWords({ earlier }: LetterRequest): string {
  const written = earlier?.writtenOn ? ` in my letter of ${writeDay(earlier.writtenOn)}` : ''
  const received = earlier?.receivedOn ? `, which you received on ${writeDay(earlier.receivedOn)}` : ''
  const request = written === '' && received !== '' ? ' in a request' : written
  return `I asked you to look into the entry named below${request}${received}.`
}

/** To a bureau whose time is over by the latest date that the law allows: the caller has counted it. */
export function composeNoAnswer(request: LetterRequest): readonly LetterPart[] {
  const { reinvestigation, reinvestigation_longest: longest, results_notice: notice } = PERIODS
  return [
    part([
      `I am writing again about ${reportWords(request)}.`,
      askedWords(request),
      'I have not received the results of a reinvestigation.',
    ]),
    part(identity(request)),
    part(entrySentences(request)),
    part(
      [
        `A disputed entry is to be reinvestigated within ${reinvestigation.inWords} of the receipt of the dispute (${cite('fcra_1681i_a_1')}).`,
        `Even where the law allows ${longest.inWords} (${cite('fcra_1681j_a')}), and ${notice.inWords} more for the written results (${cite('fcra_1681i_a_6')}), that time is over.`,
      ],
      ['fcra_1681i_a_1', 'fcra_1681j_a', 'fcra_1681i_a_6'],
    ),
    ...statementParts(request.statements),
    part(
      [
        'Please tell me in writing what came of it, and send me my report as it now stands.',
        `What is found inaccurate or incomplete or cannot be verified is to be corrected or deleted (${cite('fcra_1681i_a_5')}).`,
      ],
      ['fcra_1681i_a_5'],
    ),
  ]
}

/** To a bureau that answered that the entry was verified: how? */
export function composeMethodOfVerification(request: LetterRequest): readonly LetterPart[] {
  return [
    part([
      `I am writing again about ${reportWords(request)}.`,
      askedWords(request),
      'The answer was that the entry was verified.',
    ]),
    part(identity(request)),
    part(entrySentences(request)),
    part(
      [
        `Please send me a description of the procedure by which you determined that the entry is accurate and complete, with the business name and address of each furnisher that you contacted and, where it is reasonably available, its telephone number (${cite('fcra_1681i_a_7')}).`,
        `It is due within ${PERIODS.verification_method.inWords} of your receipt of this request.`,
      ],
      ['fcra_1681i_a_7'],
    ),
    ...statementParts(request.statements),
  ]
}
