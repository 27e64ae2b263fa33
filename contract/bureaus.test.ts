import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { autoPullInfo, fetchCredentials, generationInfo } from '#contract/bureaus.ts'

const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '1980-02-29',
  ssn: '000-00-0000',
  address: '1 Main St',
  city: 'Austin',
  state: 'tx',
  zipCode: '78701',
}

const first = (shape: z.ZodType, value: object): string | undefined => shape.safeParse(value).error?.issues[0]?.message

describe('the personal information of the ways to a report', () => {
  it('takes any nine digits, with or without hyphens, and a state in small letters', () => {
    expect(autoPullInfo.parse(person)).toMatchObject({ ssn: '000000000', state: 'TX', phoneNumber: '' })
    expect(fetchCredentials.parse({ ...person, ssn: '987654321' }).ssn).toBe('987654321')
  })

  it('asks the generator’s form for every field, with the documents’ words', () => {
    const words = 'Please fill in all required fields to generate your credit reports.'
    for (const field of ['firstName', 'lastName', 'dateOfBirth', 'address', 'city', 'state', 'zipCode']) {
      expect(first(generationInfo, { ...person, [field]: '' })).toBe(words)
      expect(first(generationInfo, { ...person, [field]: undefined })).toBe(words)
      expect(first(generationInfo, { ...person, [field]: '   ' })).toBe(words)
    }
  })

  it('asks the retrieval for name, SSN and date of birth only', () => {
    const { firstName, lastName, ssn, dateOfBirth } = person
    expect(fetchCredentials.safeParse({ firstName, lastName, ssn, dateOfBirth }).success).toBe(true)
    expect(first(fetchCredentials, { firstName, lastName, dateOfBirth })).toBe('Please fill in all required fields')
  })

  it('says the same of someone who is left out altogether', () => {
    const said = (shape: z.ZodType) => shape.safeParse(undefined).error?.issues[0]?.message
    expect(said(generationInfo)).toBe('Please fill in all required fields to generate your credit reports.')
    expect(said(fetchCredentials)).toBe('Please fill in all required fields')
    expect(said(autoPullInfo)).toBe('Please fill in: First Name, Last Name, Date of Birth, SSN, Address, City, State, ZIP Code')
  })

  it('lists what the auto puller misses', () => {
    expect(first(autoPullInfo, { ...person, ssn: '', city: null })).toBe('Please fill in: SSN, City')
    const issues = autoPullInfo.safeParse({ ...person, ssn: '' }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual(['', 'ssn'])
  })

  it.each([
    ['ssn', '12345678'],
    ['ssn', '123-456-789'],
    ['ssn', '000  00 000'],
    ['firstName', 'Ana 219-09-9999'],
    ['address', '219099999 Main St'],
    ['city', '219 09 9999'],
    ['state', 'DC'],
    ['state', 'Texas'],
    ['zipCode', '787011'],
    ['zipCode', 'ABCDE'],
    ['dateOfBirth', '1980-02-30'],
    ['dateOfBirth', '0080-02-01'],
  ])('refuses the auto puller’s %s %s', (field, value) =>
    expect(autoPullInfo.safeParse({ ...person, [field]: value }).success).toBe(false),
  )

  it.each(['219-09-9999', '219 09 9999', '219099999', ' 219-09-9999 '])('takes the SSN typed as %j', (ssn) => {
    for (const form of [autoPullInfo, fetchCredentials]) expect(form.parse({ ...person, ssn }).ssn).toBe('219099999')
  })

  it('never repeats an SSN in what it refuses', () => {
    const refused = autoPullInfo.safeParse({ ...person, ssn: '666-12-999' })
    expect(JSON.stringify(refused.error?.issues)).not.toMatch(/666|999/)
  })
})
