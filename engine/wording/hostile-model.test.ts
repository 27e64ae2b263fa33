import { describe, expect, it } from 'vitest'
import { requestFor } from '#engine/cases/letter-requests.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { ADMISSIONS, PROMISES, REQUESTS, THREATS } from '#engine/testing/hostile-additions.ts'
import { CLAUSES, TURNED } from '#engine/testing/hostile-clauses.ts'
import { acceptLetter } from '#engine/wording/accept-letter.ts'
import { letterTask } from '#engine/wording/letter-task.ts'
import { addedKinds } from '#engine/wording/sentence-kinds.ts'
import { whatIsAdded, whatIsForeign } from '#engine/wording/what-is-foreign.ts'
import { everyOf } from '#tools/corpus/corpus-size.ts'

const letter = composeLetter(requestFor(3))
const task = letterTask(letter)
if (task === null) throw new Error('the letter has free sentences')
const asked = task.paragraphs.map(({ covered }) => covered)

/** The clause at a place of the paragraph that is a gap between words and in no placeholder. */
function withClause(paragraph: string, clause: string, part: number): string {
  const gaps = [...paragraph.matchAll(/ /g)].map(({ index }) => index)
  const gap = gaps[Math.floor((gaps.length - 1) * part)] ?? 0
  return `${paragraph.slice(0, gap)}, ${clause},${paragraph.slice(gap)}`
}

const said = (text: string, source: string) => whatIsForeign(text, source) ?? whatIsAdded(text, source)

const SENTENCES = {
  'an admission': ADMISSIONS,
  'a promise': PROMISES,
  'a threat': THREATS,
  'a request': REQUESTS,
} as const
const ALL = Object.values(SENTENCES).flat()
const bare = (sentence: string) => sentence.replace(/[.?]$/, '')
const PLACES = [0.05, 0.25, 0.5, 0.75, 0.95]

describe('a hostile model', () => {
  it('has 200 sentences, no two alike', () => expect(new Set(ALL).size).toBeGreaterThanOrEqual(200))

  it.each(Object.entries(SENTENCES))('is told that it adds %s', (kind, sentences) => {
    const source = asked.join(' ')
    expect(sentences.filter((sentence) => !addedKinds(`${source} ${sentence}`, source).some((one) => one === kind))).toEqual([])
  })

  it('adds none of them, as a sentence or within one, at any place', () => {
    const passed = everyOf(4, [...ALL, ...CLAUSES]).filter((one, index) => {
      const ways = asked.flatMap((paragraph, at) => [
        asked.with(at, `${paragraph} ${one}`),
        asked.with(at, `${one} ${paragraph}`),
        asked.with(at, withClause(paragraph, bare(one), PLACES[index % PLACES.length] ?? 0)),
      ])
      return ways.some((spoiled) => acceptLetter(spoiled.join('\n\n'), task, letter).kind === 'accepted')
    })
    expect(passed).toEqual([])
  })

  it.each(TURNED)('does not make of “%s”: “%s”', (source, text) => {
    expect(addedKinds(text, source)[0] ?? said(text, source)).not.toBeNull()
  })

  it('keeps its own letters: nothing is added by who says the same', () => {
    const drafts = everyOf(
      3,
      Array.from({ length: 60 }, (_, seed) => requestFor(seed)),
    ).filter((one) => lacksOf(one).length === 0)
    const same = drafts.flatMap((one) => letterTask(composeLetter(one))?.paragraphs ?? []).map(({ covered }) => covered)
    const worded = same.filter((covered) => /\bThis account is on page\b/.test(covered))
    expect(worded.length).toBeGreaterThan(3)
    for (const covered of worded) {
      const other = covered.replace('This account is on page', 'The account is on page')
      expect([...addedKinds(other, covered), said(other, covered)]).toEqual([null])
    }
  })

  it('drops no word by which a report, and not the member, says something', () => {
    const source = 'The entry says that the account is paid as agreed, and also that {{AMOUNT_1}} is past due.'
    expect(said('The account is paid as agreed, and {{AMOUNT_1}} is past due.', source)).not.toBeNull()
    expect(
      whatIsForeign('The entry states that the account is paid as agreed, and also that {{AMOUNT_1}} is past due.', source),
    ).toBeNull()
  })

  it.each([
    [
      'The account is listed under {{NAME_1}}, opened {{DATE_1}}.',
      'The account listed under {{NAME_1}} is the entry, opened {{DATE_1}}.',
    ],
    ['The balance is reported as {{AMOUNT_1}}.', 'The balance reported is {{AMOUNT_1}}.'],
  ])('may still say the same otherwise: %s', (source, text) => {
    expect(
      whatIsForeign(text.replace(' is the entry', ' is the account').replace('The account listed', 'That listed'), source),
    ).toBeNull()
  })
})
