import { detailKey } from '#engine/audit/detail-key.ts'
import { personPage, letter, type GoldenLetter } from '#engine/testing/golden/make-golden.ts'
import { collection, plain, ELM, MIDLAND } from '#engine/testing/golden/pages.ts'
import { confirming } from '#engine/testing/make.ts'

export const DISPUTES_BY_WORD: readonly GoldenLetter[] = [
  letter(
    { id: 'own-words', is: 'dispute', account: 'NORTHSIDE AUTO LENDING', error: 'I paid this loan off', wish: 'correct it' },
    plain,
    {
      statements: ['I paid this loan off in June, and the lender still reports it as open'],
    },
  ),
  letter(
    {
      id: 'own-words-without-report',
      is: 'dispute',
      account: 'what my file says about this account: CEDAR UNION',
      error: 'I paid this bill in full',
      wish: 'correct it',
    },
    plain,
    {
      report: null,
      subject: { kind: 'described', creditorName: 'CEDAR UNION', accountNumber: null },
      statements: ['I paid this bill in full in May'],
    },
  ),
  letter({ id: 'coerced-debt', is: 'dispute', account: MIDLAND, error: 'forced', wish: 'delete it' }, collection, {
    statements: ['My former husband forced me to sign for this debt. I had no choice and got nothing from it'],
    findings: [],
  }),
  letter(
    { id: 'name-correction', is: 'dispute', account: 'JEAN SAMPLER', error: 'It is not mine', wish: 'remove this name' },
    personPage(
      'a name in my file',
      { name: 'JEAN SAMPLER' },
      { confirmed: confirming({ foreignDetails: [detailKey('name', 'JEAN SAMPLER')] }) },
    ),
  ),
  letter(
    { id: 'address-correction', is: 'dispute', account: '77 ELM ST', error: 'It is not mine', wish: 'remove this address' },
    personPage(
      'an address in my file',
      { addresses: [{ street: '77 ELM ST', city: 'TULSA', state: 'OK', zip: '74101' }] },
      { confirmed: confirming({ foreignDetails: [detailKey('address', ELM)] }) },
    ),
  ),
  letter(
    { id: 'birth-date-correction', is: 'dispute', account: 'date of birth', error: 'That is wrong', wish: 'correct it' },
    personPage(
      'the date of birth in my file',
      { dateOfBirth: '1991-03-09' },
      { confirmed: confirming({ birthday: '1985-05-17' }) },
    ),
  ),
  letter(
    {
      id: 'employer-correction',
      is: 'dispute',
      account: 'ACME FREIGHT',
      error: 'I never worked there',
      wish: 'remove this employer',
    },
    personPage(
      'an employer in my file',
      { employers: ['ACME FREIGHT'] },
      { confirmed: confirming({ foreignDetails: [detailKey('employer', 'ACME FREIGHT')] }) },
    ),
  ),
  letter(
    {
      id: 'phone-correction',
      is: 'dispute',
      account: '(503) 555-0177',
      error: 'It is not mine',
      wish: 'remove this phone number',
    },
    personPage(
      'a phone number in my file',
      { phones: ['(503) 555-0177'] },
      { confirmed: confirming({ foreignDetails: [detailKey('phone', '503-555-0177')] }) },
    ),
  ),
]
