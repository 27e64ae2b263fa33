import { describe, expect, it } from 'vitest'
import { changeOf, type IdentityAnswer, identityForm, proposalWords, valuesOf } from '#web/parts/identity/identity-form.ts'

const from = (bureau: 'equifax' | 'experian' | 'transunion') => [{ reportId: bureau, bureau, page: 1 }]
const HOME = { street: '12 ELM ST', city: 'DAYTON', state: 'OH', zip: '45402' }
const unknown: IdentityAnswer = {
  name: null,
  formerNames: null,
  dateOfBirth: null,
  ssnLast4: null,
  addresses: null,
  declined: [],
  proposals: {
    name: [{ value: 'Dana Q Whitfield', from: from('equifax'), isAgreed: true }],
    formerNames: [],
    dateOfBirth: [{ value: '1985-04-12', from: from('equifax'), isAgreed: true }],
    ssnLast4: [
      { value: '8830', from: from('equifax'), isAgreed: false },
      { value: '8380', from: from('transunion'), isAgreed: false },
    ],
    addresses: [{ value: HOME, from: from('equifax'), isAgreed: true }],
  },
  missing: ['name', 'dateOfBirth', 'ssnLast4', 'addresses'],
  unlistedAddresses: [],
}
const profile = {
  name: 'Dana Whitfield',
  username: 'dana',
  email: 'dana@example.test',
  phone: null,
  mailingAddress: null,
  timeZone: null,
  isComplete: false,
}

describe('the sheet about who the member is', () => {
  it('begins with what all reports agree on, and with nothing where they do not', () => {
    const values = valuesOf(unknown, profile)
    expect(values).toMatchObject({ legalName: 'Dana Q Whitfield', dateOfBirth: '04/12/1985', ssnLast4: '', now: HOME })
    expect(proposalWords(unknown.proposals.ssnLast4, String)).toBe('Your reports disagree. Equifax: 8830; TransUnion: 8380.')
  })

  it('keeps the name they typed where the reports misspell it, and takes the one that adds a middle name', () => {
    const named = (value: string) => {
      const proposals = { ...unknown.proposals, name: [{ value, from: from('equifax'), isAgreed: true }] }
      return valuesOf({ ...unknown, proposals }, profile).legalName
    }
    for (const misspelled of ['Dana Whitfeild', 'Dina Whitfield', 'D Whitfield', 'Whitfield'])
      expect(named(misspelled)).toBe('Dana Whitfield')
    for (const longer of ['Dana Q Whitfield', 'Whitfield Dana Quinn', 'DANA WHITFIELD JR']) expect(named(longer)).toBe(longer)
  })

  it('puts what they confirmed before every proposal, and their mailing address before a printed one', () => {
    const mailingAddress = { address: '77 New Road', city: 'Troy', state: 'OH', zip: '45373' }
    const values = valuesOf({ ...unknown, name: 'Dana Reed', ssnLast4: '1177' }, { ...profile, mailingAddress })
    expect(values).toMatchObject({ legalName: 'Dana Reed', ssnLast4: '1177', now: { street: '77 New Road', zip: '45373' } })
  })

  it('takes the day as it is written here, or the year, and says what is missing', () => {
    const values = { ...valuesOf(unknown, profile), ssnLast4: '8830' }
    for (const dateOfBirth of ['04/12/1985', '1985'])
      expect(identityForm.safeParse({ ...values, dateOfBirth }).success).toBe(true)
    const wrong = identityForm.safeParse({
      ...values,
      dateOfBirth: '04/1985',
      now: { ...values.now, zip: '' },
      before: { ...values.before, street: '8 Oak' },
    })
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'dateOfBirth',
      'now.zip',
      'before.city',
      'before.state',
      'before.zip',
      'before.until',
    ])
  })

  it('lets them keep birth date and digits to themselves', () => {
    const values = { ...valuesOf(unknown, profile), dateOfBirth: '', declines: { dateOfBirth: true, ssnLast4: true } }
    expect(identityForm.safeParse(values).success).toBe(true)
    expect(changeOf(values, unknown)).toMatchObject({ dateOfBirth: null, ssnLast4: null })
    expect(valuesOf({ ...unknown, declined: ['ssnLast4'] }, profile).declines).toEqual({ dateOfBirth: false, ssnLast4: true })
  })

  it('sends days as the wire has them, and keeps what it does not show', () => {
    const moved = { ...HOME, street: '1 OLD RD', from: null, to: '2015' }
    const known = { ...unknown, addresses: [{ ...HOME, from: '2019-05', to: null }, { ...moved, to: '2019-05' }, moved] }
    const change = changeOf({ ...valuesOf(known, profile), ssnLast4: '8830' }, known)
    expect(change).toMatchObject({ dateOfBirth: '1985-04-12', formerNames: [] })
    expect(change.addresses).toEqual(known.addresses)
  })
})
