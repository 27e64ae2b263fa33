import { type FurtherLetter, type LetterLack, missing } from '#engine/letters/further/further-letter.ts'
import { groundParts, groundsOf } from '#engine/letters/grounds.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, identity, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'
import { writeDay } from '#engine/values/day.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'

/** To a bureau that holds a dispute to be frivolous or irrelevant: here is what was missing, or what is it? */
export const frivolousReply: FurtherLetter = {
  subjectLine: 'Reply to your notice about my dispute of the entry',
  encloses: 'errors',
  lacks,
  compose: (request) => {
    const { told = {}, earlier, statements } = request
    const dated = told.frivolousNotice === undefined ? '' : ` of ${writeDay(told.frivolousNotice.datedOn)}`
    const written = earlier?.writtenOn ? `, which I sent you with my letter of ${writeDay(earlier.writtenOn)},` : ''
    const asksFor = told.frivolousNotice?.asksFor ?? null
    const adds = statements.length > 0 || (told.papers ?? []).length > 0
    return [
      part([
        `I am writing about ${reportWords(request)}.`,
        `Your notice${dated} calls my dispute of the entry named below${written} frivolous or irrelevant.`,
      ]),
      part(identity(request)),
      part(entrySentences(request)),
      asksFor === null
        ? part(
            [
              `The notice does not say what you need. It is to give the reasons, and to name the information that is required to investigate (${cite('fcra_1681i_a_3')}).`,
              'Please tell me what that is.',
            ],
            ['fcra_1681i_a_3'],
          )
        : part([
            `The notice asks for this: "${asksFor}"${/[.!?]$/.test(asksFor) ? '' : '.'}`,
            adds ? 'I add it with this letter.' : 'What my dispute rests on is printed in the report:',
          ]),
      ...groundParts(groundsOf(request), request),
      ...statementParts(statements),
      part(
        [
          `Please take up the reinvestigation (${cite('fcra_1681i_a_1')}), consider all that is in this letter and with it (${cite('fcra_1681i_a_4')}), and send me the written results (${cite('fcra_1681i_a_6')}).`,
        ],
        ['fcra_1681i_a_1', 'fcra_1681i_a_4', 'fcra_1681i_a_6'],
      ),
    ]
  },
}

const NO_NOTICE =
  'Give the day that stands on the bureau’s notice, and what the notice asks for. A bureau that calls a dispute frivolous has to write to you; without a notice, wait for the results.'
const NOTHING_NEW =
  'The notice names what is missing, and this letter would bring nothing of it: the bureau may hold the same again to be frivolous. Say it in your own words, or name the papers that you enclose.'

function lacks({ told = {}, statements, findings }: LetterRequest): readonly LetterLack[] {
  if (told.frivolousNotice === undefined) return [missing('frivolousNotice', NO_NOTICE)]
  const brings = statements.length > 0 || (told.papers ?? []).length > 0
  const shows = findings.some(({ grade }) => ASSERTING_GRADES.includes(grade))
  return told.frivolousNotice.asksFor === null || brings || shows ? [] : [missing('statement', NOTHING_NEW)]
}
