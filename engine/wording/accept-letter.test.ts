import { describe, expect, it } from 'vitest'
import { between, chances, pick } from '#engine/cases/chance.ts'
import { requestFor } from '#engine/cases/letter-requests.ts'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { LETTER_TYPES } from '#engine/words/letter-type.ts'
import { acceptLetter } from '#engine/wording/accept-letter.ts'
import { letterTask } from '#engine/wording/letter-task.ts'
import { tellingWords } from '#engine/wording/plain-words.ts'
import { sampleOf } from '#tools/corpus/corpus-size.ts'

/** What a model sees of a letter about one contradiction. */
const ASKED = [
  '{{KEEP_1}} {{KEEP_2}} Both cannot be right. {{KEEP_3}}',
  'This account is on page {{PAGE_1}} of my {{NAME_2}} credit report dated {{DATE_1}}. The report shows it as opened on {{DATE_2}}. I enclose a copy of page {{PAGE_2}} with the item highlighted.',
]

/** The first letter of which a model sees just that. */
function requestAsked(): LetterRequest {
  for (let seed = 0; seed < 3000; seed += 1) {
    const whole = requestFor(seed)
    const one = { ...whole, findings: whole.findings.slice(0, 1) }
    if (one.kind !== 'dispute' || lacksOf(one).length > 0) continue
    const given = letterTask(composeLetter(one))?.paragraphs.map(({ covered }) => covered)
    if (given?.join('\n') === ASKED.join('\n')) return one
  }
  throw new Error('no letter asks for just that')
}

const request = requestAsked()
const letter = composeLetter(request)
const task = letterTask(letter)

/** The paragraphs as the model sees them; said back so, nothing changes. */
const asked = (task?.paragraphs ?? []).map(({ covered }) => covered)
const accept = (paragraphs: readonly string[]) => (task === null ? null : acceptLetter(paragraphs.join('\n\n'), task, letter))

const GOOD = [
  '{{KEEP_1}} {{KEEP_2}} Both of these cannot be right. {{KEEP_3}}',
  'The account is on page {{PAGE_1}} of my {{NAME_2}} credit report dated {{DATE_1}}. The report shows it as opened on {{DATE_2}}. I enclose a copy of page {{PAGE_2}} with the item highlighted.',
]

/** Letters of every kind. */
const DRAFTS = Array.from({ length: 200 }, (_, seed) => requestFor(seed)).filter((one) => lacksOf(one).length === 0)

describe('what a model is given of a letter', () => {
  it('are the sentences that ask for nothing and state no law, with placeholders', () => {
    expect(asked).toEqual(ASKED)
  })

  it('never names whom the letter is from, to or about, nor what the member says', () => {
    const texts = sampleOf(DRAFTS, 50)
    for (const one of texts) {
      const given = letterTask(composeLetter(one))
      if (given === null) continue
      const privates = [
        one.sender.name,
        one.sender.street,
        one.subject.kind === 'account' ? one.subject.account.creditorName : '',
        one.subject.kind === 'account' ? (one.subject.account.originalCreditor ?? '') : '',
        ...one.statements,
      ].filter((text) => text.length > 2)
      for (const text of privates) expect(given.material).not.toContain(text)
      expect(given.material).not.toMatch(/\$\d|\d{4}-\d|(?:January|March|October) \d/)
    }
    expect(texts.length).toBeGreaterThan(40)
  })

  it('is nothing for the kinds in which a statute asks for each sentence', () => {
    const kinds = sampleOf(DRAFTS, 40)
    const worded = kinds.filter((one) => letterTask(composeLetter(one)) !== null).map(({ kind }) => kind)
    expect(worded.every((kind) => LETTER_TYPES.some((one) => one === kind))).toBe(true)
    expect(new Set(worded).size).toBe(4)
  })
})

describe('a good answer', () => {
  it('takes the place of the rules’ sentences; all else stays as it was', () => {
    const worded = accept(GOOD)
    if (worded?.kind !== 'accepted') throw new Error(JSON.stringify(worded))
    expect(worded.letterContent).toMatch(
      /The account is on page \d+ of my [\w ]+ dated [A-Z][a-z]+ \d+, \d{4}\. The report shows it as opened on [A-Z][a-z]+ \d+, \d{4}\./,
    )
    const unasked = letter.letterContent.split('\n\n').filter((part) => !letter.paragraphs.includes(part))
    for (const part of unasked) expect(worded.letterContent).toContain(part)
    expect(checkLetter(worded.letterContent, letter.facts, [])).toEqual([])
  })

  it('is the rules’ when it says the same', () => {
    expect(accept(asked)).toEqual({ kind: 'refused', reason: 'it has the same words' })
  })
})

/** Each spoils the good answer in one way. */
const SPOILED: readonly (readonly [string, (text: string) => string, RegExp])[] = [
  ['an invented amount', (text) => text.replace('Both', 'It also shows $500. Both'), /\$500/],
  ['an invented date', (text) => text.replace('Both', 'On May 3, 2024 it was reported. Both'), /“May 3, 2024”/],
  ['an invented law', (text) => text.replace('Both', 'See 15 USC 1692k. Both'), /“15 USC 1692k”/],
  ['a deadline', (text) => text.replace('Both', 'It is within 10 days. Both'), /“10 days”/],
  ['a deadline in words', (text) => text.replace('Both', 'It is within ten days. Both'), /“ten days”/],
  ['an invented name', (text) => text.replace('Both', 'Midland reported it. Both'), /“midland”/],
  ['an accusation', (text) => text.replace('Both', 'This is fraud. Both'), /a threat/],
  ['an admission', (text) => text.replace('The account is', 'The account, which I opened, is'), /an admission/],
  ['a denial in plain words', (text) => text.replace('Both', 'The account is not in the record. Both'), /sense/],
  ['a yes for a no', (text) => text.replace('cannot be', 'are'), /an admission/],
  ['a feeling', (text) => text.replace('Both', 'The desperate account. Both'), /“desperate”/],
  ['a fact left out', (text) => text.replace(' as opened on {{DATE_2}}', ''), /leaves out a fact/],
  ['a request left out', (text) => text.replace(' {{KEEP_3}}', ''), /leaves out a fact/],
  ['a fact twice', (text) => text.replace('{{DATE_2}}', '{{DATE_2}} {{DATE_2}}'), /leaves out a fact/],
  ['names that change places', (text) => text.replace('{{NAME_2}}', '{{NAME_1}}'), /leaves out a fact/],
  ['a placeholder that nobody gave', (text) => text.replace('{{DATE_2}}', '{{DATE_9}}'), /leaves out a fact/],
  ['braces of its own', (text) => text.replace('Both', 'Both {{of'), /sign/],
  ['a mark of emphasis', (text) => text.replace('Both', '**Both**'), /sign/],
  ['an invisible sign', (text) => text.replace('Both', 'Bo\u200bth'), /sign/],
  ['a sign of another script', (text) => text.replace('report', 'rep\u043ert'), /rep/],
  ['a paragraph more', (text) => `${text}\n\nThe report is here.`, /paragraphs/],
  ['a paragraph less', (text) => text.split('\n\n').slice(1).join('\n\n'), /paragraphs/],
  ['prose about itself', () => 'Here is your letter!', /paragraphs/],
  ['nothing', () => '', /paragraphs/],
]

/** What a hostile model may try to have the member concede. */
const CONCEDED = [
  'This account is mine.',
  'I owe this debt.',
  'I was late.',
  'The report is right.',
  'This is correct.',
  'I did open it.',
  'I accept this account.',
  'Please keep this account as it is.',
  'I do not dispute it.',
  'It is no error.',
  'You are right.',
  'My payment was late.',
  'I missed a payment.',
  'I forgot to pay.',
  'It was my fault.',
  'I signed for it.',
  'This account belongs to me.',
  'I have nothing against it.',
  'Nothing here is wrong.',
  'I used this card.',
  'I will pay it.',
  'Of course the account is real.',
  'I could not pay.',
  'Please do nothing.',
]

describe('an answer that is refused', () => {
  it.each(CONCEDED)('for conceding: %s', (conceded) => {
    const [first = '', last = ''] = GOOD
    const places = [
      [`${conceded} ${first}`, last],
      [first, `${last} ${conceded}`],
    ]
    for (const spoiled of places) expect(accept(spoiled)).toMatchObject({ kind: 'refused' })
  })

  it.each(SPOILED)('%s', (_, spoil, reason) => {
    const spoiled = spoil(GOOD.join('\n\n'))
    expect(spoiled).not.toBe(GOOD.join('\n\n'))
    const answered = accept(spoiled.split('\n\n'))
    expect(answered).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
  })

  it('words that change places between two dates, whatever the file knows of them', () => {
    const claims = composeLetter(withDates(request))
    const given = letterTask(claims)
    const covered = (given?.paragraphs ?? []).map((one) => one.covered)
    const swapped = covered.map((text) =>
      text.replace('date closed and', 'date opened and').replace('date opened.', 'date closed.'),
    )
    expect(swapped).not.toEqual(covered)
    expect(given && acceptLetter(swapped.join('\n\n'), given, claims)).toMatchObject({ kind: 'refused' })
  })

  it('in 500 cases of 500: a fact or a telling word more, less, twice or elsewhere', () => {
    const words = asked.map((text) => text.split(' '))
    const refusals = Array.from({ length: 500 }, (_, seed) => {
      const chance = chances(seed)
      const spoiled = words.map((list) => [...list])
      const list = spoiled[between(chance, 0, spoiled.length - 1)] ?? []
      const telling = list.flatMap((word, at) => (/\{\{(?!PAGE)/.test(word) || tellingWords(word).length > 0 ? [at] : []))
      const [first, second] = [pick(chance, telling), pick(chance, telling)]
      const [one = '', other = ''] = [list[first], list[second]]
      const kind = seed % 4
      if (kind === 0) list.splice(first, 1)
      else if (kind === 1) list.splice(second, 0, one)
      else if (kind === 2) list.splice(first, 0, pick(chance, ['not', 'paid', '$12', 'fraud', 'before', '{{DATE_2}}', '2019']))
      else if (one === other) list.splice(first, 1)
      else [list[first], list[second]] = [other, one]
      return accept(spoiled.map((text) => text.join(' ')))?.kind
    })
    expect(refusals.filter((kind) => kind === 'refused')).toHaveLength(500)
  })

  it('two dates that change places, which the file knows both', () => {
    const claims = composeLetter(withDates(request))
    const given = letterTask(claims)
    if (given === null) throw new Error('nothing is free')
    const covered = given.paragraphs.map((one) => one.covered)
    const at = covered.findIndex((text) => text.includes('as the date closed'))
    const [closed = '', opened = ''] = covered[at]?.match(/\{\{DATE_\d+\}\}/g) ?? []
    const swapped = covered.with(at, (covered[at] ?? '').replace(closed, '§').replace(opened, closed).replace('§', opened))
    expect(acceptLetter(swapped.join('\n\n'), given, claims)).toMatchObject({ kind: 'refused' })
  })
})

/** With a claim that names two dates. */
function withDates(base: LetterRequest): LetterRequest {
  const [finding] = base.findings
  if (finding === undefined) throw new Error('the request has a finding')
  const claim = 'The entry gives March 4, 2019 as the date closed and June 5, 2021 as the date opened.'
  return { ...base, findings: [{ ...finding, id: 'dates', claim }] }
}
