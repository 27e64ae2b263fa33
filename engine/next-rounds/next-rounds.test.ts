import { describe, expect, it } from 'vitest'
import type { Contact, RecordedAnswer } from '#engine/disputes/follow-up.ts'
import { nextRounds } from '#engine/next-rounds/next-rounds.ts'
import type { News, RoundCase } from '#engine/next-rounds/round-case.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'

const CASE = disputeCase({ receivedOn: '2026-11-23' })
const sent = (sentOn: string, receivedOn: string | null, change: Partial<Contact> = {}): Contact => ({
  target: 'experian',
  kind: 'dispute',
  sentOn,
  writtenOn: sentOn,
  dispute: { ...CASE, receivedOn, channel: change.target === 'creditor' ? 'furnisher' : 'bureau' },
  ...change,
})
const answer = (kind: AnswerKind, receivedOn: string, target: DisputeTarget = 'experian'): RecordedAnswer => ({
  target,
  kind,
  receivedOn,
})
const paper = (on: string): News => ({ kind: 'own_word', on, words: 'A receipt of the payment.' })

const FIRST = sent('2026-11-20', '2026-11-23')
const FILE: RoundCase = {
  today: '2027-03-01',
  creditor: 'MERIDIAN AUTO FINANCE',
  status: 'under_review',
  contacts: [FIRST],
  answers: [],
  ended: null,
  subject: 'account',
  evidence: 'high',
  news: [],
  filed: [],
}
const round = (id: string, change: Partial<RoundCase> = {}) => nextRounds({ ...FILE, ...change }).find((one) => one.id === id)

type Row = readonly [what: string, change: Partial<RoundCase>, state: 'open' | 'later' | 'closed', opensOn: string | null]
const table = (id: string, rows: readonly Row[]) =>
  describe(id, () => {
    it.each(rows)('%s', (_what, change, state, opensOn) => {
      const found = round(id, change)
      expect([found?.state, found?.opensOn]).toEqual([state, opensOn])
      // A day is never named without its reason, and every round says why.
      expect(found?.whyThisDate === null).toBe(opensOn === null)
      expect(found?.reason).toMatch(/\.$/)
    })
  })

table('no_answer-experian', [
  // 45 days from November 23 are January 7; five business days later January 14; a week of mail: late from January 22.
  ['is not open the day before the latest count ends', { today: '2027-01-21' }, 'later', '2027-01-22'],
  ['opens on the day after', { today: '2027-01-22' }, 'open', '2027-01-22'],
  // Received December 4, 2026: 45 days are Monday January 18, Dr. King's day; five business days from there: January 25.
  ['skips a holiday', { contacts: [sent('2026-12-01', '2026-12-04')], today: '2027-02-01' }, 'later', '2027-02-02'],
  // Received November 9: December 24; then 28, 29, 30, 31 and January 4, for December 25 and January 1 are holidays.
  [
    'skips the two weeks of the year’s end',
    { contacts: [sent('2026-11-06', '2026-11-09')], today: '2027-01-11' },
    'later',
    '2027-01-12',
  ],
  ['never opens on a delivery that is only expected', { contacts: [sent('2026-11-20', null)] }, 'later', null],
  ['never opens where the letter came back', { contacts: [sent('2026-11-20', null, { cameBack: true })] }, 'later', null],
  ['is closed by an answer', { answers: [answer('verified', '2026-12-20')] }, 'closed', null],
  ['is closed once it was sent', { contacts: [FIRST, sent('2027-01-25', null, { kind: 'no_answer' })] }, 'closed', null],
  [
    'is open again where that letter came back',
    { contacts: [FIRST, sent('2027-01-25', null, { kind: 'no_answer', cameBack: true })] },
    'open',
    '2027-01-22',
  ],
  [
    'counts anew from a further dispute',
    { contacts: [FIRST, sent('2027-02-20', '2027-02-22')], answers: [answer('verified', '2026-12-20')] },
    'later',
    // February 22, 45 days: April 8; five business days: April 15; a week of mail.
    '2027-04-23',
  ],
  ['is open where silence was recorded', { answers: [answer('no_answer', '2027-01-22')] }, 'open', '2027-01-22'],
])

table('method_of_verification-experian', [
  ['opens with the answer that says verified', { answers: [answer('verified', '2026-12-20')] }, 'open', '2026-12-20'],
  [
    'opens with a rejection that was recorded',
    { status: 'rejected', ended: { outcome: 'verified', on: '2026-12-18' } },
    'open',
    '2026-12-18',
  ],
  ['waits for an answer', {}, 'later', null],
  ['is closed to what was deleted', { answers: [answer('deleted', '2026-12-20')] }, 'closed', null],
  ['is closed to what was changed in part', { answers: [answer('updated_in_part', '2026-12-20')] }, 'closed', null],
  ['is closed where nothing was investigated', { answers: [answer('frivolous', '2026-12-01')] }, 'closed', null],
  [
    'is closed while the description is awaited',
    {
      answers: [answer('verified', '2026-12-20')],
      contacts: [FIRST, sent('2026-12-22', '2026-12-24', { kind: 'method_of_verification' })],
    },
    'closed',
    null,
  ],
  [
    'is open again where that letter came back, at once',
    {
      answers: [answer('verified', '2026-12-20')],
      contacts: [FIRST, sent('2026-12-22', null, { kind: 'method_of_verification', cameBack: true })],
      today: '2026-12-28',
    },
    'open',
    '2026-12-20',
  ],
  [
    'is closed where the end is not recorded',
    { status: 'resolved', ended: { outcome: 'pending', on: '2026-12-18' } },
    'closed',
    null,
  ],
])

table('frivolous_reply-experian', [
  ['opens with the notice', { answers: [answer('frivolous', '2026-12-01')] }, 'open', '2026-12-01'],
  [
    'opens with a notice on a Saturday',
    { answers: [answer('frivolous', '2026-12-05')], today: '2026-12-05' },
    'open',
    '2026-12-05',
  ],
  ['does not open before it', { answers: [answer('frivolous', '2027-03-02')] }, 'later', '2027-03-02'],
  ['is closed without one', {}, 'closed', null],
  ['is closed to a verified entry', { answers: [answer('verified', '2026-12-20')] }, 'closed', null],
  [
    'is closed where more is asked for: that is no such notice',
    { answers: [answer('more_information_wanted', '2026-12-01')] },
    'closed',
    null,
  ],
  [
    'is closed once the reply, a dispute of its own, was sent',
    { answers: [answer('frivolous', '2026-12-01')], contacts: [FIRST, sent('2026-12-03', '2026-12-07')] },
    'closed',
    null,
  ],
])

table('reinsertion-experian', [
  [
    'opens the day one learns of it',
    { answers: [answer('deleted', '2026-12-10'), answer('reinserted', '2027-02-01')] },
    'open',
    '2027-02-01',
  ],
  ['opens on a holiday too', { answers: [answer('reinserted', '2027-01-18')], today: '2027-01-18' }, 'open', '2027-01-18'],
  ['does not open before', { answers: [answer('reinserted', '2027-03-02')] }, 'later', '2027-03-02'],
  ['is closed while the entry is gone', { answers: [answer('deleted', '2026-12-10')] }, 'closed', null],
  ['is closed before any answer', {}, 'closed', null],
  ['is closed to a verified entry', { answers: [answer('verified', '2026-12-10')] }, 'closed', null],
  [
    'is closed once asked',
    { answers: [answer('reinserted', '2027-02-01')], contacts: [FIRST, sent('2027-02-03', null, { kind: 'reinsertion' })] },
    'closed',
    null,
  ],
])

table('second_dispute-experian', [
  ['is closed with nothing new', { answers: [answer('verified', '2026-12-20')] }, 'closed', null],
  [
    'opens with something new',
    { answers: [answer('verified', '2026-12-20')], news: [paper('2027-01-05')] },
    'open',
    '2027-01-05',
  ],
  [
    'opens with the answer where the new thing was there before it',
    { answers: [answer('verified', '2026-12-20')], news: [paper('2026-12-01')] },
    'open',
    '2026-12-20',
  ],
  [
    'takes nothing for new that was there when it was sent',
    { answers: [answer('verified', '2026-12-20')], news: [paper('2026-11-19')] },
    'closed',
    null,
  ],
  ['waits while the first one runs', { today: '2026-12-15', news: [paper('2026-12-10')] }, 'later', '2027-01-22'],
  ['is closed after silence with nothing new', { today: '2027-01-22' }, 'closed', null],
  ['opens after silence with something new', { today: '2027-01-22', news: [paper('2027-01-10')] }, 'open', '2027-01-22'],
  ['is closed to what was deleted', { answers: [answer('deleted', '2026-12-20')], news: [paper('2027-01-05')] }, 'closed', null],
  ['opens where the entry is back', { answers: [answer('reinserted', '2027-02-01')] }, 'open', '2027-02-01'],
  ['opens with what the bureau asks for', { answers: [answer('more_information_wanted', '2026-12-01')] }, 'open', '2026-12-01'],
  [
    'is open where the letter came back: it is no repeat',
    { contacts: [sent('2026-11-20', null, { cameBack: true })] },
    'open',
    null,
  ],
  ['waits where nothing was delivered', { contacts: [sent('2026-11-20', null)] }, 'later', null],
])

table('direct_dispute', [
  ['is open before any answer', { today: '2026-12-01' }, 'open', null],
  ['is closed to an inquiry', { subject: 'inquiry' }, 'closed', null],
  ['is closed to a public record', { subject: 'public_record' }, 'closed', null],
  ['is closed after verification with nothing new', { answers: [answer('verified', '2026-12-20')] }, 'closed', null],
  [
    'opens after verification with something new',
    { answers: [answer('verified', '2026-12-20')], news: [paper('2027-01-05')] },
    'open',
    '2027-01-05',
  ],
  ['is open where the bureau did not investigate', { answers: [answer('frivolous', '2026-12-01')] }, 'open', null],
  ['is closed to what is gone', { answers: [answer('deleted', '2026-12-20')] }, 'closed', null],
  [
    'is closed to what the company corrected of itself, while the bureau is still at it',
    { answers: [answer('updated', '2026-12-20', 'creditor')], today: '2026-12-22' },
    'closed',
    null,
  ],
  [
    // Received January 4: 30 days are February 3, weekends and Dr. King's day counted.
    'is closed while the company looks into it',
    { contacts: [FIRST, sent('2027-01-02', '2027-01-04', { target: 'creditor' })], today: '2027-02-03' },
    'closed',
    null,
  ],
  [
    'is open once its time is over and something is new',
    {
      contacts: [FIRST, sent('2027-01-02', '2027-01-04', { target: 'creditor' })],
      today: '2027-02-04',
      news: [paper('2027-01-20')],
    },
    'open',
    null,
  ],
  [
    'is open again where that letter came back',
    { contacts: [FIRST, sent('2027-01-02', null, { target: 'creditor', cameBack: true })] },
    'open',
    null,
  ],
])

it('a company that has answered of itself is never said to have looked at nothing', () => {
  expect(round('direct_dispute', { today: '2026-12-01' })?.reason).toContain('No answer shows that')
  const answers = [answer('verified', '2026-12-20', 'creditor')]
  expect(round('direct_dispute', { answers, today: '2026-12-22' })?.reason).not.toContain('No answer shows that')
})

table('cfpb_complaint-experian', [
  ['is not open 45 days after the delivery but one', { today: '2027-01-06' }, 'later', '2027-01-07'],
  // 45 days from Monday November 23 are Thursday January 7: holidays and weekends count.
  ['opens 45 days after the delivery', { today: '2027-01-07' }, 'open', '2027-01-07'],
  [
    // On a portal it is received the day it is sent, and the form wants more than 45 days from there.
    'opens a day later where it was received the day it was sent',
    { contacts: [sent('2026-11-23', '2026-11-23')], today: '2027-01-07' },
    'later',
    '2027-01-08',
  ],
  [
    'opens with an answer that closes the dispute',
    { answers: [answer('verified', '2026-12-20')], today: '2026-12-20' },
    'open',
    '2026-12-20',
  ],
  [
    'opens with a notice that it is frivolous',
    { answers: [answer('frivolous', '2026-12-01')], today: '2026-12-02' },
    'open',
    '2026-12-01',
  ],
  [
    'does not open where more is asked for: it is pending',
    { answers: [answer('more_information_wanted', '2026-12-01')], today: '2026-12-15' },
    'later',
    '2027-01-07',
  ],
  [
    'opens with a reinsertion, whose door it is not',
    { answers: [answer('deleted', '2026-12-10'), answer('reinserted', '2026-12-28')], today: '2026-12-28' },
    'open',
    '2026-12-28',
  ],
  ['is closed to what is gone', { answers: [answer('deleted', '2026-12-20')] }, 'closed', null],
  ['waits where nothing was delivered', { contacts: [sent('2026-11-20', null)] }, 'later', null],
  ['waits where the letter came back', { contacts: [sent('2026-11-20', null, { cameBack: true })] }, 'later', null],
  [
    'is closed once it was filed',
    { filed: [{ round: 'cfpb_complaint-experian', filedOn: '2027-02-01', number: '240201-1' }] },
    'closed',
    null,
  ],
  [
    'is not closed by a complaint about another bureau',
    { filed: [{ round: 'cfpb_complaint-equifax', filedOn: '2027-02-01', number: null }] },
    'open',
    '2027-01-07',
  ],
  [
    // Received January 15, 2028, a leap year: 45 days are February 29.
    'counts a leap day',
    { contacts: [sent('2028-01-10', '2028-01-15')], today: '2028-02-28' },
    'later',
    '2028-02-29',
  ],
])

table('dispute_statement-experian', [
  ['opens where the investigation resolved nothing', { answers: [answer('verified', '2026-12-20')] }, 'open', '2026-12-20'],
  [
    'opens with a rejection that was recorded',
    { status: 'rejected', ended: { outcome: 'verified', on: '2026-12-18' } },
    'open',
    '2026-12-18',
  ],
  ['waits for the answer', {}, 'later', null],
  ['waits while a part is open', { answers: [answer('updated_in_part', '2026-12-20')] }, 'later', null],
  ['is closed where nothing was investigated', { answers: [answer('frivolous', '2026-12-01')] }, 'closed', null],
  ['is closed to what is gone', { answers: [answer('blocked', '2026-12-20')] }, 'closed', null],
  [
    'is closed once it was sent',
    { answers: [answer('verified', '2026-12-20')], contacts: [FIRST, sent('2027-01-10', null, { kind: 'dispute_statement' })] },
    'closed',
    null,
  ],
])

table('attorney_general-experian', [
  ['waits for the latest day', { today: '2027-01-21' }, 'later', '2027-01-22'],
  ['opens with silence beyond it', { today: '2027-01-22' }, 'open', '2027-01-22'],
  ['opens with a refusal', { answers: [answer('verified', '2026-12-20')] }, 'open', '2026-12-20'],
  ['waits where nothing is delivered', { contacts: [sent('2026-11-20', null)] }, 'later', null],
  ['is closed to what is gone', { answers: [answer('deleted', '2026-12-20')] }, 'closed', null],
  [
    'is closed once it was sent',
    { filed: [{ round: 'attorney_general-experian', filedOn: '2027-02-01', number: null }] },
    'closed',
    null,
  ],
  ['waits while more is asked for', { answers: [answer('more_information_wanted', '2026-12-01')] }, 'later', null],
])

table('lawyer_packet', [
  ['waits for the latest day', { today: '2027-01-21' }, 'later', '2027-01-22'],
  ['opens with silence beyond it', { today: '2027-01-22' }, 'open', '2027-01-22'],
  ['opens with a refusal', { answers: [answer('verified', '2026-12-20')] }, 'open', '2026-12-20'],
  [
    'opens with a reinsertion',
    { answers: [answer('deleted', '2026-12-10'), answer('reinserted', '2027-02-01')] },
    'open',
    '2027-02-01',
  ],
  ['waits where nothing is delivered', { contacts: [sent('2026-11-20', null)] }, 'later', null],
  ['is closed to what is gone', { answers: [answer('deleted', '2026-12-20')] }, 'closed', null],
  [
    'opens with the first of two bureaus',
    {
      contacts: [FIRST, sent('2026-11-20', '2026-11-24', { target: 'equifax' })],
      answers: [answer('verified', '2026-12-11', 'equifax')],
    },
    'open',
    '2026-12-11',
  ],
])

describe('what the rounds say', () => {
  it('names the years in which an action must be brought, as data', () => {
    const found = round('lawyer_packet', { answers: [answer('verified', '2028-02-29')], today: '2028-03-01' })
    expect(found?.whyThisDate).toContain('the two years end on February 28, 2030 and the five years on February 28, 2033')
    expect(found?.citations.map((id) => AUTHORITIES[id].cite)).toContain('15 USC 1681p')
  })

  it('names the notice of a reinsertion by business days, Christmas and New Year not counted', () => {
    const found = round('reinsertion-experian', { answers: [answer('reinserted', '2026-12-24')], today: '2026-12-24' })
    // December 28, 29, 30, 31 and January 4.
    expect(found?.whyThisDate).toContain('by January 4, 2027')
    expect(found?.against).toContain('January 4, 2027')
    expect(
      round('reinsertion-experian', { answers: [answer('reinserted', '2026-12-24')], today: '2027-01-05' })?.against,
    ).toBeNull()
  })

  it('says when a company answers a complaint, and by which process', () => {
    const filed = [{ round: 'cfpb_complaint-experian', filedOn: '2027-02-01', number: '240201-1' }]
    expect(round('cfpb_complaint-experian', { filed })?.reason).toBe(
      'You filed it on February 1, 2027, under number 240201-1. Under the CFPB’s process, Experian generally responds by February 16, 2027, and by April 2, 2027 at the latest.',
    )
  })

  it('says what is new, and that a repeat may be held frivolous', () => {
    const again = round('second_dispute-experian', { answers: [answer('verified', '2026-12-20')], news: [paper('2027-01-05')] })
    expect(again).toMatchObject({ whatIsNew: 'A receipt of the payment.', against: expect.stringContaining('frivolous') })
    const repeat = round('second_dispute-experian', { answers: [answer('verified', '2026-12-20')] })
    expect(repeat).toMatchObject({
      opensWith: 'news',
      citations: ['fcra_1681i_a_3'],
      reason: expect.stringContaining('frivolous'),
    })
  })
})

describe('their order', () => {
  const recommended = (change: Partial<RoundCase>, declined: readonly string[] = []) =>
    nextRounds({ ...FILE, ...change }, declined).find(({ isRecommended }) => isRecommended)?.id

  it('is open first, then later by day, then closed', () => {
    const states = nextRounds({ ...FILE, today: '2027-01-10' }).map(({ state }) => state)
    const order = ['open', 'later', 'closed']
    expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    const days = nextRounds({ ...FILE, today: '2026-12-01' }).flatMap(({ state, opensOn }) =>
      state === 'later' && opensOn ? [opensOn] : [],
    )
    expect(days).toEqual(days.toSorted())
  })

  it.each<readonly [string, Partial<RoundCase>, string | undefined]>([
    ['nothing is, while the bureau has time', { today: '2026-12-15' }, undefined],
    ['nothing is, between the door of the CFPB and the latest day', { today: '2027-01-10' }, undefined],
    ['silence is asked about first', {}, 'no_answer-experian'],
    ['after that the CFPB', { contacts: [FIRST, sent('2027-01-25', null, { kind: 'no_answer' })] }, 'cfpb_complaint-experian'],
    ['a verified entry: how', { answers: [answer('verified', '2026-12-20')] }, 'method_of_verification-experian'],
    [
      'strong evidence and something new: again',
      { answers: [answer('verified', '2026-12-20')], news: [paper('2027-01-05')] },
      'second_dispute-experian',
    ],
    [
      'weak evidence and something new: how, before again',
      { answers: [answer('verified', '2026-12-20')], news: [paper('2027-01-05')], evidence: 'low' },
      'method_of_verification-experian',
    ],
    ['a notice: its answer', { answers: [answer('frivolous', '2026-12-01')] }, 'frivolous_reply-experian'],
    ['what came back: why', { answers: [answer('reinserted', '2027-02-01')] }, 'reinsertion-experian'],
    ['what is gone: nothing', { answers: [answer('deleted', '2026-12-20')] }, undefined],
    [
      'no complaint on one’s word alone',
      {
        answers: [answer('verified', '2026-12-20')],
        contacts: [FIRST, sent('2026-12-22', '2026-12-24', { kind: 'method_of_verification' })],
        evidence: 'low',
      },
      undefined,
    ],
  ])('%s', (_what, change, id) => expect(recommended(change)).toBe(id))

  it('passes over what was declined', () => {
    expect(recommended({}, ['no_answer-experian'])).toBe('cfpb_complaint-experian')
  })

  it('is empty before anything was sent, and has no lawyer for a company alone', () => {
    expect(nextRounds({ ...FILE, contacts: [] })).toEqual([])
    const ids = nextRounds({ ...FILE, contacts: [sent('2026-11-20', '2026-11-23', { target: 'creditor' })] }).map(({ id }) => id)
    expect(ids).toEqual(['direct_dispute'])
  })
})
