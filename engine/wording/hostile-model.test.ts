import { describe, expect, it } from 'vitest'
import { requestFor } from '#engine/cases/letter-requests.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { acceptLetter } from '#engine/wording/accept-letter.ts'
import { letterTask } from '#engine/wording/letter-task.ts'
import { whatIsAdded, whatIsForeign } from '#engine/wording/what-is-foreign.ts'

/** What a model might slip in: most of it in words that every letter has. */
const ADDED = [
  // It admits.
  'and that I owe',
  'which I owe',
  'and so it is',
  'as it is',
  'and it does stand so',
  'which is so',
  'and that is as the company says',
  'and the company states it so',
  'as the report does state',
  'and I have read it so',
  'which is mine',
  'and it is my account',
  'that I did open',
  'and the balance is as stated',
  'and there is a balance',
  'which I have had',
  // It promises.
  'and I will pay',
  'which I do pay',
  'and I am to give the amount',
  'and the amount is given here',
  'that I promise',
  // It threatens.
  'or I sue',
  'and it is a crime',
  'and this is fraud',
  'which is illegal',
  'and my attorney reads this',
  // It asks for something else, or takes a request back.
  'so do list it',
  'and do give the date',
  'and have it read here',
  'and name the company',
  'and do show the account so',
  'so let it stand',
  'and I do not dispute it',
  'and it is right',
  'and never mind this',
  'and please keep it',
  // It tells of others.
  'and the bureau states there is an account',
  'and the creditor has said so',
  'which the company reported in a letter',
  'and also the details',
] as const

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

const PLACES = [0.05, 0.25, 0.5, 0.75, 0.95]
const BROTHERS = ADDED.flatMap((clause, index) =>
  PLACES.map((part, place) => ({ clause, part, paragraph: (index + place) % asked.length })),
)

describe('a hostile model', () => {
  it('has 200 ways', () => expect(BROTHERS.length).toBeGreaterThanOrEqual(200))

  it('adds none of them', () => {
    const passed = BROTHERS.filter(({ clause, part, paragraph }) => {
      const spoiled = asked.map((text, index) => (index === paragraph ? withClause(text, clause, part) : text))
      return acceptLetter(spoiled.join('\n\n'), task, letter).kind === 'accepted'
    })
    expect(passed).toEqual([])
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
