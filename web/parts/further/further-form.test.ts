import { describe, expect, it } from 'vitest'
import type { AskedWith } from '#web/parts/letter/request-form.ts'
import { OFFERED_KINDS, type OfferedKind } from '#engine/words/letter-type.ts'
import {
  fieldOf,
  FIELDS_OF,
  furtherForm,
  type FurtherTyped,
  NO_RECIPIENT,
  startingValues,
} from '#web/parts/further/further-form.ts'

const NOTHING = { told: {}, statement: null, inquiry: null, userInfo: null, recipientAddress: null }
const read = (kind: OfferedKind, change: Partial<FurtherTyped['told']> = {}, more: Partial<FurtherTyped> = {}) => {
  const start = startingValues('Dana', 'equifax', null)
  const form = furtherForm({ kind, sender: false, recipient: false, needsWords: false })
  return form.safeParse({ ...start, ...more, told: { ...start.told, ...change } })
}
const problems = (result: ReturnType<typeof read>) => result.error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a form that is left empty', () => {
  it.each(OFFERED_KINDS)('tells nothing: %s', (kind) => {
    const { papers, pastRecipients, ...told } = read(kind).data?.told ?? { isNotMine: true }
    expect(told).toEqual({})
    expect([...(papers ?? []), ...(pastRecipients ?? [])]).toEqual([])
  })
})

describe('what is typed', () => {
  it('is told about the fields of the kind alone', () => {
    const all = { isNotMine: true, deletedOn: '2026-11-02', hadNoticeOfReturn: 'no', disputesNoMore: true } as const
    expect(read('reinsertion', all).data?.told).toEqual({ deletedOn: '2026-11-02', hadNoticeOfReturn: false })
    expect(read('remark_removal', all).data?.told).toEqual({ disputesNoMore: true })
    expect(read('method_of_verification', all).data?.told).toEqual({})
  })

  it('is null where a group is filled in part', () => {
    const theftReport = { agency: 'the police', number: '', madeOn: '' }
    expect(read('identity_theft_block', { theftReport }).data?.told.theftReport).toEqual({
      agency: 'the police',
      number: null,
      madeOn: null,
    })
    const frivolousNotice = { datedOn: '2026-11-02', asksFor: ' ' }
    expect(read('frivolous_reply', { frivolousNotice }).data?.told.frivolousNotice).toEqual({
      datedOn: '2026-11-02',
      asksFor: null,
    })
    expect(read('direct_dispute', { papers: 'A receipt\n\n A check ' }).data?.told.papers).toEqual(['A receipt', 'A check'])
  })

  it('is checked against the contract, each problem at its control', () => {
    expect(problems(read('identity_theft_block', { theftReport: { agency: '', number: '12', madeOn: '' } }))).toEqual([
      'told.theftReport.agency',
    ])
    expect(problems(read('identity_theft_block', { theftReport: { agency: 'x', number: '123-45-6789', madeOn: '' } }))).toEqual([
      'told.theftReport.number',
    ])
    expect(problems(read('direct_dispute', { papers: 'a\n'.repeat(11) }))).toEqual(['told.papers'])
    const pastRecipients = [{ name: 'Bank', isEmployment: false, receivedOn: '' }]
    expect(problems(read('past_recipients', { pastRecipients }))).toEqual(['told.pastRecipients.0.receivedOn'])
    const two = [{ name: 'Bank', isEmployment: false, receivedOn: '2026-11-02' }, NO_RECIPIENT]
    expect(read('past_recipients', { pastRecipients: two }).error?.issues.map(({ message }) => message)).toEqual([
      'Name the recipient',
      'Enter the day it got the report',
    ])
  })

  it('opens a dispute only with words', () => {
    const form = furtherForm({ kind: 'unauthorized_inquiry', sender: false, recipient: false, needsWords: true })
    const start = startingValues('Dana', 'equifax', null)
    expect(form.safeParse({ ...start, statement: 'Not me' }).error?.issues[0]?.path).toEqual(['statement'])
    expect(form.safeParse({ ...start, statement: 'I never was there' }).success).toBe(true)
  })
})

it('writing again begins with what was told', () => {
  const told = {
    papers: ['A receipt'],
    frivolousNotice: { datedOn: '2026-11-02', asksFor: null },
  }
  const before: AskedWith = { ...NOTHING, told, statement: 'I paid', userInfo: { city: 'Dayton' } }
  const values = startingValues('Dana', 'equifax', before)
  expect([values.statement, values.userInfo]).toEqual([
    'I paid',
    { name: 'Dana', address: '', city: 'Dayton', state: '', zip: '' },
  ])
  expect(furtherForm({ kind: 'frivolous_reply', sender: false, recipient: false, needsWords: false }).parse(values).told).toEqual(
    told,
  )
})

it.each([
  ['statement', 'direct_dispute', 'statement'],
  ['told.isNotMine', 'identity_theft_block', 'told.isNotMine'],
  ['told.theftReport', 'identity_theft_block', 'told.theftReport.agency'],
  ['told.theftReport.madeOn', 'identity_theft_block', 'told.theftReport.madeOn'],
  ['told.pastRecipients', 'past_recipients', 'told.pastRecipients.0.name'],
  ['told.pastRecipients.1.receivedOn', 'past_recipients', 'told.pastRecipients.1.receivedOn'],
  ['told.papers.3', 'direct_dispute', 'told.papers'],
  ['told.isNotMine', 'direct_dispute', null],
  ['recipient', 'direct_dispute', null],
] as const)('the issue %s of %s is at %s', (path, kind, field) => expect(fieldOf(path, kind)).toBe(field))

it('every kind asks for the member’s words somewhere', () => {
  for (const kind of OFFERED_KINDS) expect(FIELDS_OF[kind]).toContain('statement')
})
