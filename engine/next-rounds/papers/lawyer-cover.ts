import { deadlinesFor } from '#engine/disputes/deadlines.ts'
import { AUTHORITIES, type AuthorityId } from '#engine/law/authorities.ts'
import { cite, entrySentences } from '#engine/letters/letter-words.ts'
import { factsOfPaper, ledClaims, type Paper, type PaperRequest } from '#engine/next-rounds/papers/paper.ts'
import { silence, storyOf } from '#engine/next-rounds/papers/story.ts'
import { limitationFrom, ripeOn } from '#engine/next-rounds/rounds/beyond-the-bureau.ts'
import { standingWith } from '#engine/next-rounds/round-case.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

interface Duty {
  readonly words: string
  readonly due: Day
  readonly authority: AuthorityId
}

const DUTIES: Readonly<Record<string, string>> = {
  reinvestigation: 'Reinvestigation of the dispute',
  results_notice: 'Written results',
}

/** The head of what a lawyer reads: duties and days as facts. That one was broken is for them to say, and not for this sheet. */
export function composeLawyerCover(request: PaperRequest): Paper {
  const { file, bureau, letter } = request
  const standing = standingWith(bureau, file)
  const duties = dutiesOf(request)
  const day = ripeOn(standing)
  const limits = day === null ? null : limitationFrom(day)
  const { sender, date } = letter
  const lines = [
    `This is a cover sheet for a lawyer, as of ${writeDay(date)}.`,
    `The consumer: ${sender.name}, ${sender.street}, ${sender.city}, ${sender.state} ${sender.zip}`,
    `The bureau: ${BUREAU_NAMES[bureau]}`,
    entrySentences(letter)
      .filter((sentence) => sentence !== '')
      .join(' '),
    ...ledClaims(request),
    'What happened, as recorded:',
    ...storyOf(file, bureau).map(({ sentence }) => sentence),
    ...(silence(file, bureau) === null ? [] : [silence(file, bureau) ?? '']),
    ...(duties.length === 0 ? [] : ['These are the duties and their days, counted from the recorded receipt:']),
    ...duties.map(({ words, due, authority }) => `${words}: by ${writeDay(due)} (${AUTHORITIES[authority].cite}).`),
    ...(day === null || limits === null ? [] : [limitWords(day, limits)]),
    `Liability, where a duty was broken: ${cite('fcra_1681n')} and ${cite('fcra_1681o')}. What a company owes directly is for authorities to enforce (${cite('fcra_1681s2_c')}); its duty toward the consumer begins with the notice of a bureau (${cite('fcra_1681s2_b')}).`,
    'This sheet says what is recorded. Whether a duty was broken is for the lawyer to say.',
  ]
  return {
    fields: [{ id: 'cover', label: 'Cover sheet', text: lines.join('\n\n') }],
    attachments: ['The dispute packet: timeline, letters, proof of delivery, pages with the item marked'],
    facts: factsOfPaper(request, {
      authorities: [
        'fcra_1681n',
        'fcra_1681o',
        'fcra_1681p',
        'fcra_1681s2_b',
        'fcra_1681s2_c',
        ...duties.map(({ authority }) => authority),
      ],
      periods: ['action_after_discovery', 'action_after_violation'],
      days: [...duties.map(({ due }) => due), ...(day === null || limits === null ? [] : [day, limits.earliest, limits.latest])],
    }),
    leftOut: [],
  }
}

function limitWords(day: Day, { earliest, latest }: { readonly earliest: Day; readonly latest: Day }): string {
  return `An action is brought within two years of the discovery of the violation, or within five years of the violation where that is earlier (${cite('fcra_1681p')}). If they are counted from ${writeDay(day)}, these end on ${writeDay(earliest)} and on ${writeDay(latest)}; from which day they count is for the lawyer to say.`
}

function dutiesOf({ file, bureau }: PaperRequest): readonly Duty[] {
  const { dispute } = standingWith(bureau, file)
  if (dispute === undefined || dispute.dispute.receivedOn === null) return []
  return deadlinesFor(dispute.dispute).flatMap(({ kind, due, citation }) => {
    const words = DUTIES[kind]
    return words === undefined ? [] : [{ words, due, authority: citation }]
  })
}
