import { describe, expect, it } from 'vitest'
import { findArticle } from '#engine/education/find-article.ts'
import { EVIDENCE_TABLE } from '#engine/letters/evidence-grade.ts'
import { analyseMatter } from '#engine/strategy/analyse-matter.ts'
import { successOfFile, successOfMatter } from '#engine/strategy/analyse-success.ts'
import type { DisputeState, Entry, FileOfEntries, Matter } from '#engine/strategy/matter.ts'
import { suggestForFile as suggestForFileOn, suggestForMatter } from '#engine/strategy/suggest-strategy.ts'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'
import { GRADES, type Grade } from '#engine/words/grade.ts'

const TODAY = '2026-11-20'
const suggestForFile = (file: FileOfEntries) => suggestForFileOn(file, TODAY)

const finding = (grade: Grade, message = `It is ${grade}.`): Entry['findings'][number] => ({
  grade,
  message,
  rule: 'obsolete_delinquency',
  citations: ['fcra_1681c_a_4'],
  exonerations: ['An education loan has clocks of its own.'],
})

function entry(given: Partial<Entry> & { impact?: number } = {}): Entry {
  const { impact = 40, ...rest } = given
  return {
    creditorName: 'ACME LENDING',
    bureau: 'experian',
    accountNumber: '1234XXXX',
    item: { id: 'i1', itemType: 'charge_off', description: 'Status: Charged off.', priority: 'high', estimatedImpact: impact },
    findings: [],
    dispute: null,
    ...rest,
  }
}

const dispute = (given: Partial<DisputeState> = {}): DisputeState => ({
  id: 'd1',
  status: 'pending',
  outcome: 'pending',
  targets: ['experian'],
  due: null,
  ...given,
})

const file = (entries: readonly Entry[], given: Partial<FileOfEntries> = {}): FileOfEntries => ({
  entries,
  bureaus: ['experian'],
  isPractice: false,
  score: 640,
  ...given,
})

function matter(entries: readonly Entry[], given: Partial<Matter> = {}): Matter {
  return {
    creditor: 'Acme Lending',
    description: 'Please look at this entry',
    entries,
    dispute: null,
    file: file(entries),
    today: TODAY,
    ...given,
  }
}

describe('a dispute that ended', () => {
  it.each([
    ['resolved', 'removed', 'the item was removed'],
    ['resolved', 'updated', 'the item was corrected'],
    ['resolved', 'verified', 'the item was verified with no change'],
    ['resolved', 'pending', 'we don’t know the result'],
    ['rejected', 'verified', 'the item was verified with no change'],
  ] as const)('as %s with the outcome %s is told as recorded: %s', (status, outcome, words) => {
    const { strategy } = analyseMatter(matter([entry()], { dispute: dispute({ status, outcome }) }))
    expect(strategy).toContain(`A dispute about it ended. You recorded that ${words}.`)
  })
})

describe('the analysis of one matter', () => {
  it.each(GRADES)('with a finding of grade %s takes the published table', (grade) => {
    const { grade: weighed } = analyseMatter(matter([entry({ findings: [finding(grade)] })]))
    expect(weighed).toEqual({ ...EVIDENCE_TABLE[grade], reasons: [`It is ${grade}.`] })
  })

  it('rests on the strongest of several entries and says which bureau each reason is from', () => {
    const { grade, strategy, legalBasis } = analyseMatter(
      matter([entry({ findings: [finding('note')] }), entry({ bureau: 'equifax', findings: [finding('contradiction')] })]),
    )
    expect(grade.percent).toBe(EVIDENCE_TABLE.contradiction.percent)
    expect(grade.reasons).toEqual(['Equifax: It is contradiction.', 'Experian: It is note.'])
    expect(strategy).toContain('ACME LENDING is on your Equifax and Experian reports.')
    expect(strategy).toContain('Dispute with Equifax first')
    expect(legalBasis.slice(0, 2)).toEqual(['15 USC 1681c(a)(4)', '15 USC 1681i(a)(1)'])
  })

  it('says that nothing supports it where nothing in the file matches, and what would', () => {
    const found = analyseMatter(matter([], { description: 'I paid this bill in full', file: file([entry()]) }))
    expect(found.strategy).toMatch(/^Nothing in your file supports it: your Experian report does not list Acme Lending\./)
    expect(found.grade).toEqual({
      ...EVIDENCE_TABLE.none,
      reasons: [expect.stringContaining('Nothing in your file supports it')],
    })
    expect(found.nextSteps[0]).toMatch(/^Upload your Equifax and TransUnion reports/)
    expect(found.nextSteps.join(' ')).toContain('You wrote about a payment. Get the receipt')
    const empty = analyseMatter(matter([], { file: file([], { bureaus: [] }) }))
    expect(empty.strategy).toContain('You have no report yet')
    expect(empty.nextSteps[0]).toMatch(/^Upload your Equifax, Experian and TransUnion reports/)
  })

  it('claims no error of an entry that nothing contradicts', () => {
    const { strategy, nextSteps } = analyseMatter(matter([entry()]))
    expect(strategy).toContain('claims no error')
    expect(nextSteps[0]).toContain('A correct account stays')
    expect(analyseMatter(matter([entry({ item: null })])).strategy).toContain('It doesn’t count against you there')
  })

  it.each(DISPUTE_STATUSES)('of a %s dispute goes on from there', (status) => {
    const due = status === 'in_progress' ? '2026-12-20' : null
    const found = analyseMatter(matter([entry({ dispute: dispute({ status, due }) })]))
    const expected = {
      pending: /nothing has been sent yet. Read the letter to Experian/,
      in_progress: /due by December 20, 2026/,
      under_review: /Record the day Experian received/,
      resolved: /new report from each bureau/,
      rejected: /how it verified the item. It has 15 days/,
      withdrawn: /You withdrew the dispute./,
    }[status]
    expect(found.nextSteps.join(' ')).toMatch(expected)
    expect(found.timeframe).toMatch(due === null ? /within 30 days of receiving/ : /^The answer is due by December 20, 2026/)
  })

  it('never promises, and names only articles that there are', () => {
    const descriptions = ['I paid it', 'not mine, identity theft', 'it is too old, discharged in bankruptcy', 'late twice']
    for (const description of descriptions)
      for (const entries of [[], [entry()], [entry({ findings: [finding('legal_limit')] })]]) {
        const found = analyseMatter(matter(entries, { description }))
        expect(JSON.stringify(found)).not.toMatch(/will be (?:removed|deleted)|guarantee|undefined|NaN/)
        expect(found.articleIds.length).toBeGreaterThan(0)
        expect(found.articleIds.every((id) => findArticle(id) !== null)).toBe(true)
      }
  })
})

describe('a suggested strategy', () => {
  it('of one matter has its own points, priority and entries', () => {
    const found = suggestForMatter(matter([entry({ impact: 37, findings: [finding('proof', 'The date is missing.')] })]))
    expect(found).toMatchObject({
      estimatedImpact: 37,
      priority: 'high',
      priorityItems: [{ creditor: 'ACME LENDING', description: 'The date is missing.' }],
    })
    expect(suggestForMatter(matter([]))).toMatchObject({ estimatedImpact: 0, priority: 'low', priorityItems: [] })
  })

  it('of the file puts what cannot stand first and leaves out what has ended', () => {
    const found = suggestForFile(
      file([
        entry({ creditorName: 'QUIET BANK', impact: 90 }),
        entry({ creditorName: 'OPEN QUESTION', findings: [finding('proof')] }),
        entry({ creditorName: 'WRONG DATES', impact: 20, findings: [finding('impossible')] }),
        entry({
          creditorName: 'DONE',
          findings: [finding('impossible')],
          dispute: dispute({ status: 'resolved', outcome: 'removed' }),
        }),
      ]),
    )
    expect(found.priorityItems.map(({ creditor }) => creditor)).toEqual(['WRONG DATES', 'OPEN QUESTION'])
    expect(found.strategy).toContain('3 items to look at, and 1 of them can’t be right as reported')
    expect(found.estimatedImpact).toBe(20)
    expect(found.recommendations[2]).toContain('Leave correct items alone')
  })

  it('of several entries counts their points together, not one on top of the other', () => {
    const worth = (...impacts: readonly number[]) =>
      suggestForFile(file(impacts.map((impact) => entry({ findings: [finding('impossible')], impact })))).estimatedImpact
    expect(worth(20, 20)).toBeGreaterThan(20)
    expect(worth(20, 20)).toBeLessThan(40)
    expect(worth(80, 80)).toBeGreaterThanOrEqual(80)
    expect(worth(80, 80)).toBeLessThan(160)
  })

  it('names a closing that is ahead before any advice to send, and none that is past', () => {
    const open = entry({ findings: [finding('impossible')] })
    const words = (closesOn: string) => [
      ...suggestForFile(file([open], { closesOn })).recommendations,
      ...suggestForMatter(matter([open], { file: file([open], { closesOn }) })).recommendations,
    ]
    expect(words('2026-12-20').filter((one) => one.includes('Your mortgage closes on December 20, 2026'))).toHaveLength(2)
    expect(words('2026-11-19').filter((one) => one.includes('mortgage'))).toEqual([])
    expect(suggestForFile(file([], { closesOn: '2026-12-20' })).recommendations.join(' ')).not.toContain('mortgage')
  })

  it('leaves out a question that no one answered, and a note', () => {
    const asked = entry({ item: null, findings: [{ ...finding('identity'), isQuestion: true }] })
    const noted = entry({ item: null, findings: [finding('note')] })
    expect(suggestForFile(file([asked, noted])).priorityItems).toEqual([])
    expect(suggestForFile(file([entry({ findings: [{ ...finding('impossible'), isQuestion: true }] })])).strategy).toContain(
      'nothing in your reports shows that any of them are wrong',
    )
  })

  it('of an empty file and of a clean one says so', () => {
    expect(suggestForFile(file([], { bureaus: [] }))).toMatchObject({ estimatedImpact: 0, priorityItems: [] })
    expect(suggestForFile(file([], { bureaus: [] })).strategy).toContain('Upload one first')
    expect(suggestForFile(file([])).strategy).toContain('left to dispute')
  })
})

describe('the analysis of success', () => {
  it('of one matter is the table’s estimate with its reasons, and what would help', () => {
    const found = successOfMatter(matter([entry({ findings: [finding('contradiction', 'It is closed and open.')] })]))
    expect(found).toMatchObject({ successRate: 70, level: 'high', insights: ['It is closed and open.'] })
    expect(found.improvements[0]).toContain('there’s no lawful explanation')
    expect(successOfMatter(matter([])).improvements[0]).toContain('Upload a report that lists Acme Lending.')
  })

  it('of the file is the mean over what is open', () => {
    const found = successOfFile(file([entry({ findings: [finding('legal_limit')] }), entry()]))
    expect(found).toMatchObject({ successRate: 50, level: 'medium' })
    expect(found.insights[0]).toContain('1 of 2 negative items')
  })

  it.each<[string, Entry[]]>([
    [
      '1 of 2 negative items in your file can’t be right as reported; nothing contradicts the other 1.',
      [entry({ findings: [finding('contradiction')] }), entry()],
    ],
    ['1 of 1 negative item in your file can’t be right as reported.', [entry({ findings: [finding('contradiction')] })]],
    ['Your file shows 2 negative items: nothing contradicts any of them.', [entry(), entry()]],
    ['Your file shows 1 negative item: nothing contradicts it.', [entry()]],
  ])('leaves out what there is none of: %s', (words, entries) => expect(successOfFile(file(entries)).insights[0]).toBe(words))

  it('counts the outcomes that the user recorded', () => {
    const ended = [
      entry({ dispute: dispute({ status: 'resolved', outcome: 'removed' }) }),
      entry({ dispute: dispute({ status: 'rejected', outcome: 'verified' }) }),
    ]
    expect(successOfFile(file([...ended, entry()])).insights).toContain(
      'Of your 2 answered disputes about items in this file, 1 ended with a removal or correction.',
    )
  })

  it('of nothing is nothing', () => {
    expect(successOfFile(file([], { bureaus: [] }))).toMatchObject({ successRate: 0, level: 'low' })
    expect(successOfFile(file([])).insights[0]).toContain('left to dispute')
  })
})
