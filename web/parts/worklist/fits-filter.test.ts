import { describe, expect, it } from 'vitest'
import { fitsFilter, NO_FILTER } from '#web/parts/worklist/fits-filter.ts'
import { amountOf, problemOf } from '#web/parts/worklist/matter-words.ts'
import type { Matter, MatterEntry } from '#web/parts/use-matters.ts'

const entry = (facts: Partial<MatterEntry>): MatterEntry => ({
  reportId: 'r1',
  bureau: 'equifax',
  subjectId: 'a1',
  subjectKind: 'account',
  creditorName: 'MERIDIAN AUTO FINANCE',
  accountNumber: '5678****',
  balance: null,
  page: 1,
  isEarlier: false,
  isNegative: false,
  isError: true,
  state: 'error',
  findings: [
    {
      id: 'f1',
      rule: 'closed_before_opened',
      title: 'Closed before it was opened',
      grade: 'impossible',
      isQuestion: false,
      message: 'It was closed on February 10, 2020.',
    },
  ],
  negativeItemId: null,
  disputeId: null,
  letterIds: [],
  ...facts,
})
const clear = entry({ bureau: 'experian', balance: 1284, state: 'clear', isError: false, findings: [] })
const matter: Matter = {
  id: 'debt.r1.a1',
  kind: 'debt',
  name: 'MERIDIAN AUTO FINANCE',
  state: 'error',
  entries: [clear, entry({ balance: 1000 })],
  questions: [],
  nextStep: { kind: 'dispute', why: 'It was closed on February 10, 2020.', by: null, cost: null },
}

describe('a list of matters', () => {
  it.each([
    [{}, true],
    [{ words: 'auto meridian' }, true],
    [{ words: '5678' }, true],
    [{ words: 'Closed OPENED' }, true],
    [{ words: 'february' }, true],
    [{ words: 'harbor' }, false],
    [{ bureau: 'experian' }, true],
    [{ bureau: 'transunion' }, false],
    [{ kind: 'debt', state: 'error' }, true],
    [{ kind: 'inquiry' }, false],
    [{ state: 'question' }, false],
    [{ words: 'auto', bureau: 'transunion' }, false],
  ])('narrowed to %o shows it: %s', (narrowed, isShown) => {
    expect(fitsFilter(matter, { ...NO_FILTER, ...narrowed })).toBe(isShown)
  })

  it('says the problem and the most that is owed, and nothing where nothing is printed', () => {
    expect([problemOf(matter), amountOf(matter)]).toEqual(['Closed before it was opened', '$1,284'])
    expect(amountOf({ entries: [entry({})] })).toBeNull()
    expect(problemOf({ ...matter, entries: [clear], nextStep: null })).toBe('')
  })

  it('says the question where only the member can answer', () => {
    const asked = {
      question: 'belongs',
      subjectKind: 'inquiry',
      reportId: 'r1',
      entryId: 'i1',
      label: 'OAK BANK',
      sheet: null,
    } as const
    const question: Matter = { ...matter, state: 'question', questions: [{ ...asked, text: 'Did you apply to Oak Bank?' }] }
    expect(problemOf(question)).toBe('Did you apply to Oak Bank?')
  })
})
