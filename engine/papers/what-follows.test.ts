import { describe, expect, it } from 'vitest'
import { addDays } from '#engine/values/day.ts'
import type { ConfirmedPaper } from '#engine/papers/next-step.ts'
import { dayAsked, whatFollows as whatFollowsOn } from '#engine/papers/what-follows.ts'

/** Before every day of these papers. */
const EARLY = '2026-01-01'
const whatFollows = (paper: ConfirmedPaper) => whatFollowsOn(paper, EARLY)

const paper = (change: Partial<ConfirmedPaper>): ConfirmedPaper => ({
  kind: 'other',
  sender: null,
  datedOn: null,
  receivedOn: null,
  facts: [],
  ...change,
})

describe('before a decision', () => {
  const [first, ...rest] = whatFollows(
    paper({
      kind: 'refusal',
      isBeforeDecision: true,
      sender: 'Halcyon Freight Lines',
      receivedOn: '2026-10-15',
      facts: [{ name: 'bureau', value: 'Checkr' }],
    }),
  )

  it('what is wrong is said first, and no free report of 60 days is promised', () => {
    expect(first).toMatchObject({ id: 'before_decision', due: null, text: expect.stringContaining('tell Halcyon Freight Lines') })
    expect(rest.map(({ id }) => id)).toEqual(['file_request Checkr', 'agency_dispute Checkr'])
  })

  it('the letter that asks for the file says nothing of a decision', () => {
    expect(rest[0]?.letter).toContain(
      'Halcyon Freight Lines sent me a notice that says it used information about me from Checkr.',
    )
    expect(rest[0]?.letter).not.toContain('at no charge')
  })
})

describe('after a refusal', () => {
  it('each agency’s report is free until 60 days after the letter came, and the reasons are looked at', () => {
    const steps = whatFollows(
      paper({
        kind: 'refusal',
        receivedOn: '2026-05-20',
        facts: [
          { name: 'bureau', value: 'TransUnion' },
          { name: 'bureau', value: 'ChexSystems' },
          { name: 'reason', value: 'Too many inquiries' },
        ],
      }),
    )
    expect(steps.map(({ id, due }) => [id, due])).toEqual([
      ['free_report TransUnion', '2026-07-19'],
      ['free_report ChexSystems', '2026-07-19'],
      ['file_request ChexSystems', null],
      ['agency_dispute ChexSystems', null],
      ['reasons', null],
    ])
    expect(steps[0]?.citation?.cite).toContain('1681j')
    expect(steps[1]?.address?.lines.join(' ')).toContain('Woodbury')
  })

  it.each(['Innovis', 'LexisNexis', 'ChexSystems', 'NCTUE', 'Early Warning', 'SageStream'])(
    'that names %s, its file is asked for and disputed by letters, each with its clock from the day it came',
    (agency) => {
      const steps = whatFollows(
        paper({
          kind: 'refusal',
          sender: 'Bluewater Bank',
          datedOn: '2026-05-18',
          receivedOn: '2026-05-20',
          facts: [{ name: 'bureau', value: agency }],
          days: { [`file_request ${agency}`]: '2026-06-01', [`agency_dispute ${agency}`]: '2026-07-01' },
          writer: {
            name: 'Dana Whitfield',
            addressLines: ['12 Elm Street', 'Dayton, OH 45402'],
            dateOfBirth: null,
            ssnLast4: '1234',
          },
        }),
      )
      expect(steps.slice(1, 3).map(({ clock, due }) => [clock, due])).toEqual([
        ['file_disclosure', '2026-06-16'],
        ['reinvestigation', '2026-07-31'],
      ])
      const [, request, dispute] = steps
      for (const words of [agency, 'Bluewater Bank', 'May 18, 2026', 'Dana Whitfield', 'Dayton, OH 45402', '1681j(b)'])
        expect(request?.letter).toContain(words)
      expect(dispute?.letter).toContain('1681i(a)(1)')
      expect(request?.letter).not.toMatch(/null|undefined/)
    },
  )

  it('that names no agency, it is to be asked for; no day is guessed', () => {
    expect(whatFollows(paper({ kind: 'refusal' }))).toMatchObject([{ id: 'name_the_agency', due: null }])
    const [free] = whatFollows(paper({ kind: 'refusal', facts: [{ name: 'bureau', value: 'Experian' }] }))
    expect([free?.due, free?.why]).toEqual([null, null])
  })
})

describe('after a collector’s notice', () => {
  it('the day it gives itself goes before the one that is counted', () => {
    const given = paper({
      kind: 'collection_notice',
      receivedOn: '2026-02-10',
      facts: [{ name: 'disputeBy', value: '2026-03-14' }],
    })
    expect(whatFollows(given)).toMatchObject([{ id: 'validation', due: '2026-03-14' }])
    expect(whatFollows({ ...given, facts: [] })).toMatchObject([
      { due: '2026-03-12', text: expect.stringContaining('start with their first letter') },
    ])
    expect(whatFollows(given)[0]?.text).not.toContain('first letter')
    expect(whatFollows({ ...given, facts: [], receivedOn: null })).toMatchObject([{ due: null }])
  })
})

describe('after a court’s paper', () => {
  const summons = paper({ kind: 'court_paper', facts: [{ name: 'answerWithinDays', value: '20' }] })
  it('its deadline comes first, counted from the day of service alone', () => {
    expect(whatFollows({ ...summons, receivedOn: '2026-05-10' })).toMatchObject([
      { id: 'court_answer', due: '2026-05-30' },
      { id: 'legal_help' },
    ])
    expect(whatFollows({ ...summons, datedOn: '2026-05-06' })).toMatchObject([{ id: 'court_answer', due: null }, {}])
  })
})

describe('after a court’s paper that opens no lawsuit', () => {
  const came = (change: Partial<ConfirmedPaper>) => paper({ kind: 'court_paper', receivedOn: '2026-05-10', ...change })
  it.each([
    ['judgment', /judgment/, 'When did these papers come?'],
    ['taking', /can’t take/, 'When did these papers come?'],
  ] as const)('a %s has its own first step, and a clock only where it gives a time', (courtPaper, title, asked) => {
    const [step, help] = whatFollows(came({ courtPaper }))
    expect(step?.title).toMatch(title)
    expect([step?.clock, step?.due, help?.id]).toEqual([null, null, 'legal_help'])
    const timed = came({ courtPaper, facts: [{ name: 'answerWithinDays', value: '10' }] })
    expect(whatFollows(timed)[0]).toMatchObject({ clock: 'court_answer', due: '2026-05-20' })
    expect(dayAsked(timed)).toBe(asked)
  })

  it('a dismissed bankruptcy is no discharge and asks for no day; a lawsuit asks for the day of service', () => {
    const dismissed = came({ courtPaper: 'bankruptcy_dismissed' })
    expect(whatFollows(dismissed)).toMatchObject([{ title: 'This is not a discharge', clock: null }])
    expect(dayAsked(dismissed)).toBeNull()
    expect(whatFollows(came({ courtPaper: 'bankruptcy' }))).toMatchObject([{ id: 'bankruptcy_case' }])
    expect(dayAsked(came({}))).toBe('When were you served with these papers?')
  })
})

describe('a last day that is over', () => {
  const titleAndText = (given: Partial<ConfirmedPaper>, today: string) => {
    const [step] = whatFollowsOn(paper(given), today)
    return `${step?.title}: ${step?.text}`
  }
  it.each([
    [
      { kind: 'collection_notice', facts: [{ name: 'disputeBy', value: '2026-03-14' }] },
      '2026-03-14',
      /^Dispute the debt in writing: The last day was March 14, 2026\. You can still/,
    ],
    [
      { kind: 'refusal', receivedOn: '2026-05-20', facts: [{ name: 'bureau', value: 'TransUnion' }] },
      '2026-07-19',
      /^Get your free TransUnion report: .*have passed\. You can still get a free report at AnnualCreditReport\.com/,
    ],
    [
      { kind: 'refusal', receivedOn: '2026-05-20', facts: [{ name: 'bureau', value: 'ChexSystems' }] },
      '2026-07-19',
      /^Get your free ChexSystems file: .*have passed\. Ask ChexSystems/,
    ],
    [
      { kind: 'court_paper', receivedOn: '2026-05-10', facts: [{ name: 'answerWithinDays', value: '20' }] },
      '2026-05-30',
      /^Answer the court first: The last day to answer was May 30, 2026\. Call the court/,
    ],
  ] as const)('is told as what can still be done: %j', (given, last, told) => {
    expect(titleAndText(given, last)).not.toMatch(told)
    expect(titleAndText(given, addDays(last, 1))).toMatch(told)
  })
})

describe('after other papers', () => {
  it('an order of discharge is proof; of a letter that no one could tell nothing follows', () => {
    const [step] = whatFollows(paper({ kind: 'discharge', facts: [{ name: 'filedOn', value: '2021-05-27' }] }))
    expect(step?.text).toContain('May 27, 2021')
    expect(whatFollows(paper({ kind: 'other' }))).toEqual([])
  })

  it('of a debt that was sold, its new owner is written to', () => {
    const newOwner = { name: 'Rockface Funding LLC', lines: ['Rockface Funding LLC', 'PO Box 11', 'Reno, NV 89501'] }
    for (const kind of ['other', 'answer'] as const)
      expect(whatFollows(paper({ kind, sender: 'Clearpoint Consumer Bank', newOwner }))).toMatchObject([
        {
          id: 'new_owner',
          doneAt: 'new_dispute',
          disputeWith: 'Rockface Funding LLC',
          text: expect.stringMatching(/PO Box 11, Reno.*Clearpoint Consumer Bank shows this account as sold/),
        },
      ])
    expect(whatFollows(paper({ kind: 'other', newOwner: { ...newOwner, lines: [] } }))[0]?.text).toContain('gives no address')
  })
})
