import { buildCases, EQUIFAX, EXPERIAN, IN_QUESTION } from '#engine/cases/build-case.ts'
import { card } from '#engine/cases/ordinary.ts'

/** What the consumer says is not theirs, or cannot be. */
export const BELONGING_ERRORS = buildCases([
  {
    id: 'error/deceased-remark',
    title: 'Individual card with the remark that the consumer is deceased',
    layout: EQUIFAX,
    entry: card('current', { responsibility: 'individual', remarks: ['CONSUMER DECEASED'] }),
    expects: ['deceased_indicator'],
    why: 'Who disputes it lives.',
    source: '15 USC 1681e(b)',
  },
  {
    id: 'error/account-said-foreign',
    title: 'A card that the consumer says is not theirs',
    layout: EXPERIAN,
    entry: card('charge_off'),
    confirmed: { foreignAccounts: [IN_QUESTION] },
    expects: ['account_not_recognised'],
    why: 'Only they can say it.',
    source: 'rules.md: identity',
  },
  {
    id: 'error/inquiry-said-foreign',
    title: 'Hard inquiry that the consumer never asked for',
    layout: EQUIFAX,
    inquiry: { creditorName: 'FASTLANE CYCLES', date: '2024-06-11', kind: 'hard' },
    confirmed: { foreignInquiries: [IN_QUESTION] },
    expects: ['inquiry_not_recognised'],
    why: 'No account was opened with the company, and they say they asked for none.',
    source: '15 USC 1681b(a)',
  },
  {
    id: 'error/other-birth-date',
    title: 'Born in 1979 by the report, in 1991 by the consumer',
    layout: EQUIFAX,
    person: { name: 'JORDAN A EXAMPLE', dateOfBirth: '1979-03-04' },
    confirmed: { birthday: '1991-08-20' },
    expects: ['birth_date_disagrees'],
    why: 'The file may be mixed with somebody else’s.',
    source: '15 USC 1681e(b)',
  },
  {
    id: 'error/other-ssn-digits',
    title: 'Other last four digits than the consumer’s',
    layout: EQUIFAX,
    person: { name: 'JORDAN A EXAMPLE', ssnLast4: '4411' },
    confirmed: { ssnLast4: '7702' },
    expects: ['ssn_variant'],
    why: 'The number decides whose file it is.',
    source: '15 USC 1681e(b)',
  },
])
