import { type FurtherLetter, type LetterLack, missing } from '#engine/letters/further/further-letter.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import { disputes, firstOf, groundLaw, groundParts, groundsOf, leadingWords, named } from '#engine/letters/grounds.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, thisEntry, identity, part, statementParts } from '#engine/letters/letter-words.ts'
import { writeDay } from '#engine/values/day.ts'

/** To a bureau that holds a dispute to be frivolous or irrelevant: here is what was missing, or what is it? */
export const frivolousReply: FurtherLetter = {
  subjectLine: 'My dispute is not frivolous:',
  encloses: 'errors',
  lacks,
  compose: (request) => {
    const { told = {}, earlier, statements } = request
    const dated = told.frivolousNotice === undefined ? '' : ` of ${writeDay(told.frivolousNotice.datedOn)}`
    const written = earlier?.writtenOn ? `I sent you that dispute with my letter of ${writeDay(earlier.writtenOn)}.` : ''
    const asksFor = told.frivolousNotice?.asksFor ?? null
    const grounds = groundsOf(request)
    const first = firstOf(grounds)
    const lead = `I dispute ${thisEntry(request.subject)}.`
    return [
      first === null
        ? part([lead, 'Please investigate it now.'])
        : part([lead, leadingWords(lead, first), 'Please investigate it now.'], named(first)),
      part([`Your notice${dated} calls my dispute frivolous or irrelevant.`, written]),
      asksFor === null
        ? part(
            [
              `The notice does not say what you need, and such a notice has to give the reasons and name the information that is required (${cite('fcra_1681i_a_3')}).`,
              'If anything is missing, please tell me what it is.',
            ],
            ['fcra_1681i_a_3'],
          )
        : part([`The notice asks for "${asksFor}"${/[.!?]$/.test(asksFor) ? '' : '.'}`, answerWords(request)]),
      ...groundParts(grounds, { isLed: true }),
      ...statementParts(statements),
      evidencePart(request),
      ...groundLaw(grounds, request),
      part(identity(request)),
      part(
        [
          `Please reinvestigate (${cite('fcra_1681i_a_1')}), consider everything in this letter and its enclosures (${cite('fcra_1681i_a_4')}), and send me the results in writing (${cite('fcra_1681i_a_6')}).`,
        ],
        ['fcra_1681i_a_1', 'fcra_1681i_a_4', 'fcra_1681i_a_6'],
      ),
    ]
  },
}

/** Words alone enclose nothing. */
function answerWords({ told = {}, statements }: LetterRequest): string {
  if ((told.papers ?? []).length > 0) return 'It is enclosed.'
  if (statements.length > 0) return 'My answer to that is below, in my own words.'
  return 'My dispute rests on what your own report shows.'
}

const NO_NOTICE =
  'Give the day that stands on the bureau’s notice, and what the notice asks for. A bureau that calls a dispute frivolous has to write to you; without a notice, wait for the results.'
const NOTHING_NEW =
  'The notice names what is missing, and this letter would bring nothing of it: the bureau may hold the same again to be frivolous. Say it in your own words, or name the papers that you enclose.'

function lacks(request: LetterRequest): readonly LetterLack[] {
  const { told = {} } = request
  if (told.frivolousNotice === undefined) return [missing('frivolousNotice', NO_NOTICE)]
  const brings = (told.papers ?? []).length > 0 || disputes(request)
  return told.frivolousNotice.asksFor === null || brings ? [] : [missing('statement', NOTHING_NEW)]
}
