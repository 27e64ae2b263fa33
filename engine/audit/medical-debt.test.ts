import { describe, expect, it } from 'vitest'
import { mayBeMedical, medicalCollection } from '#engine/audit/medical-debt.ts'
import type { Account } from '#engine/report/account.ts'
import { makeAccount } from '#engine/testing/make.ts'

const collected = (facts: Partial<Account>): Account =>
  makeAccount({ creditorName: 'RIDGELINE RECOVERY', accountType: 'collection', ...facts })

describe('a medical collection', () => {
  it.each([
    'ELMWOOD HOSPITAL',
    'ELMWOOD REGIONAL MEDICAL CENTER',
    'ELMWOOD MEDICAL GROUP PA',
    'EMERGENCY PHYSICIANS OF SPRINGVALE',
    'ELMWOOD RADIOLOGY',
    'ANESTHESIA PARTNERS',
    'VALLEY CARDIOLOGY',
    'VALLEY ORTHOPAEDICS',
    'VALLEY ORTHOPEDIC',
    'ELMWOOD PEDIATRICS',
    'LAKESIDE PATHOLOGY',
    'ONCOLOGY OF ELMWOOD',
    'LAKESIDE HEALTH SYSTEM',
    'COUNTY AMBULANCE',
    'ELMWOOD EMERGENCY MEDICINE',
    'BRIGHT SMILES DENTAL',
    'ELMWOOD DENTISTRY',
    'ELMWOOD ORTHODONTICS',
    'VALLEY CHIROPRACTIC',
    'ELMWOOD INTERNAL MEDICINE',
    'LAKESIDE FAMILY PRACTICE',
    'VALLEY PHYSICAL THERAPY',
    'ELMWOOD OPHTHALMOLOGY',
    '02 ELMWOOD PARTNERS',
    'MEDICAL PAYMENT DATA',
    'ELMWOOD PARTNERS (MEDICAL)',
    'ELMWOOD PARTNERS (Medical/Health Care)',
    '02',
  ])('is known by its original creditor %s', (originalCreditor) => {
    expect(medicalCollection(collected({ originalCreditor }))).toBe('originalCreditor')
  })

  it.each([
    'ELMWOOD ANIMAL HOSPITAL',
    'PET HOSPITAL',
    'VETERINARY HOSPITAL OF ELMWOOD',
    'VET HOSPITAL',
    'EQUINE HOSPITAL',
    'DOLL HOSPITAL',
    'PHONE HOSPITAL',
    'COMPUTER HOSPITAL',
    'PHYSICIANS STAFFING',
    'DELTA DENTAL',
    'ELMWOOD DENTAL PLAN',
    'ELMWOOD DENTAL SUPPLIES',
    'FAMILY MEDICINE CREDIT UNION',
    'HOSPITAL SUPPLY CO',
    'PHYSICIANS FINANCE',
    'HOSPITAL EMPLOYEES CREDIT UNION',
    'PHYSICIANS MUTUAL',
    'HOSPITAL INSURERS',
    'MEDICAL CENTER APARTMENTS',
    'HOSPITAL PARKING',
    'MEDICAL CENTER PROPERTIES',
    'HOSPITAL REALTY',
    'HOSPITAL UNIFORMS',
    'PHYSICIANS FORMULA COSMETICS',
    'ELMWOOD PARTNERS (MEDICAL DISTRICT)',
    'SUNRISE HOSPITALITY',
    'THE SHOE CLINIC',
    '12 ELMWOOD PARTNERS',
    'SUMMIT WIRELESS',
  ])('is not known by its original creditor %s', (originalCreditor) => {
    expect(medicalCollection(collected({ originalCreditor }))).toBeNull()
  })

  it.each([
    'Medical',
    '(MEDICAL)',
    'Medical or Health Care',
    'MEDICAL/HEALTHCARE',
    'Medical and health care',
    'Medical debt',
    'Medical collection',
    'Medical accounts',
    'Medical bill',
    'Medical services',
    'Medical payment data',
  ])('is known by the class %s', (words) => {
    expect(medicalCollection(collected({ loanType: words }))).toBe('loanType')
    expect(medicalCollection(collected({ accountTypeText: words }))).toBe('accountTypeText')
    expect(medicalCollection(collected({ remarks: ['Placed for collection', words] }))).toBe('remarks.1')
    expect(medicalCollection(collected({ remarks: [words] }))).toBe('remarks.0')
  })

  it.each(['Medical loan', 'Medical credit card', 'Not medical', 'Medical bill of another person'])(
    'is not known by %s',
    (words) => {
      expect(medicalCollection(collected({ loanType: words, accountTypeText: words, remarks: [words] }))).toBeNull()
    },
  )

  it.each([
    'Retail',
    'TELECOM',
    'Wireless',
    'Utilities',
    'Cable',
    'Cellular',
    'Banking',
    'Financial',
    'Government',
    'Educational',
    'Insurance',
    'Rental',
    'Leasing',
    'Automotive',
    'Personal services',
    'Oil company',
    'Advertising',
    'Real estate',
  ])('is not known by the name of a hospital where another trade is printed: %s', (loanType) => {
    expect(medicalCollection(collected({ originalCreditor: 'ELMWOOD HOSPITAL', loanType }))).toBeNull()
  })

  it('is a collection', () => {
    const facts = { loanType: 'Medical debt', statusText: 'Current', accountType: 'open' } as const
    expect(medicalCollection(makeAccount(facts))).toBeNull()
    expect(medicalCollection(makeAccount({ ...facts, statusText: 'Charge-off' }))).toBeNull()
    expect(medicalCollection(makeAccount({ ...facts, statusText: 'Collection account' }))).toBe('loanType')
  })
})

describe('what hints at care', () => {
  it.each<[Partial<Account>]>([
    [{ creditorName: 'MEDICREDIT' }],
    [{ originalCreditor: 'DR SMITH MD' }],
    [{ originalCreditor: '02 ELMWOOD PARTNERS' }],
    [{ loanType: 'Health' }],
    [{ accountTypeText: 'Dental' }],
    [{ remarks: ['Patient account'] }],
  ])('is %o', (facts) => expect(mayBeMedical(collected(facts))).toBe(true))

  it.each([
    'HOSPITAL',
    'CLINIC',
    'PHYSICIAN',
    'DOCTOR',
    'DENTIST',
    'ORTHODONTICS',
    'SURGERY',
    'URGENT CARE',
    'AMBULANCE',
    'EMS',
    'RADIOLOGY',
    'LABORATORIES',
    'LABS',
    'LAB',
    'PHARMACY',
    'THERAPY',
    'NURSING',
    'DDS',
    'PROVIDER',
  ])('is a creditor named %s', (name) => expect(mayBeMedical(collected({ originalCreditor: `ELMWOOD ${name}` }))).toBe(true))

  it.each<[Partial<Account>]>([
    [{}],
    [{ originalCreditor: 'ELMWOOD SLABS' }],
    [{ originalCreditor: 'SUMMIT WIRELESS' }],
    [{ originalCreditor: '12 ELMWOOD PARTNERS' }],
    [{ loanType: 'Telecommunications', remarks: ['Placed for collection'] }],
  ])('is not %o', (facts) => expect(mayBeMedical(collected(facts))).toBe(false))
})
