import type { AttorneyGeneral } from '#engine/law/attorneys-general.ts'
import { cite, thisEntry, whereSentences } from '#engine/letters/letter-words.ts'
import { attachmentsOf, factsOfPaper, ledClaims, type Paper, type PaperRequest } from '#engine/next-rounds/papers/paper.ts'
import { silence, storyOf } from '#engine/next-rounds/papers/story.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Where the letter goes; no lines: the consumer fills them in. */
export type Office = Pick<AttorneyGeneral, 'name' | 'lines'> & { readonly isTyped?: boolean }

const UNKNOWN: Office = { name: 'Office of the Attorney General', lines: [] }

/** To the attorney general of the consumer's state: what is recorded, and no word on whether it broke a law. */
export function composeAttorneyGeneralLetter(request: PaperRequest, found: Office | null): Paper {
  const { file, bureau, letter } = request
  const { sender, date } = letter
  const office = found ?? UNKNOWN
  const name = BUREAU_NAMES[bureau]
  const place = [sender.city, `${sender.state} ${sender.zip}`.trim()].filter((part) => part !== '').join(', ')
  const paragraphs = [
    [sender.name, sender.street, place].filter((line) => line !== '').join('\n'),
    writeDay(date),
    [office.name, ...office.lines].join('\n'),
    `Re: How ${name} handled my dispute`,
    'To whom it may concern:',
    `I ask for your help: please look into how ${name} handled my dispute of ${thisEntry(letter.subject)}.`,
    ...ledClaims(request),
    whereSentences(letter)
      .filter((sentence) => sentence !== '')
      .join(' '),
    'This is what happened:',
    ...storyOf(file, bureau).map(({ sentence }) => sentence),
    ...(silence(file, bureau) === null ? [] : [silence(file, bureau) ?? '']),
    `A bureau has to reinvestigate what is disputed within 30 days of receipt (${cite('fcra_1681i_a_1')}), and to send the results in writing (${cite('fcra_1681i_a_6')}).`,
    `Please tell me whether this was done, and what you decide. A state may act for its residents (${cite('fcra_1681s_c')}).`,
    'I enclose copies of the papers that show this.',
    'Sincerely,',
    sender.name,
  ]
  return {
    fields: [{ id: 'letter', label: 'Letter', text: paragraphs.join('\n\n') }],
    attachments: attachmentsOf(request),
    facts: factsOfPaper(request, {
      authorities: ['fcra_1681i_a_1', 'fcra_1681i_a_6', 'fcra_1681s_c'],
      periods: ['reinvestigation'],
      names: [office.name, 'Attorney General'],
      addresses: office.lines,
      isTyped: office.isTyped === true,
    }),
    leftOut: [],
  }
}
