import type { Chance } from '#engine/practice/seed.ts'
import type { Situation } from '#engine/practice/situation.ts'
import { type AccountTruth, UNREAD } from '#engine/practice/truth.ts'
import { addMonths, monthOf } from '#engine/values/day.ts'
import { lateCounts, padded, patternOf } from '#tools/synthetic-reports/data-forms.ts'
import { ECOA, numberAs, PORTFOLIOS, signOf, states, type Stated, TYPES } from '#tools/synthetic-reports/tu4-states.ts'
import { type Dated, dated, type Element, part, type Part } from '#tools/synthetic-reports/xml-parts.ts'

/** One account in the making, with the days as they are written. */
interface Making {
  readonly account: Situation
  readonly chance: Chance
  readonly isCollector: boolean
  readonly isCollection: boolean
  readonly type: readonly [code: string, words: string]
  readonly portfolio: readonly [code: string, words: string]
  readonly number: { readonly shown: string; readonly means: string | null } | null
  readonly days: Readonly<Record<'opened' | 'effective' | 'paid' | 'delinquent', Dated>>
  readonly stated: Stated
  readonly months: Months
  readonly contact: Contact | null
}

/** One account as a `trade` or a `collection`, and what it says. */
export function trade(account: Situation, chance: Chance): { element: Element; truth: AccountTruth } {
  const isCollector = account.accountType === 'collection'
  const isCollection = isCollector && chance.isTrue(0.5)
  const known = TYPES[account.loanType ?? ''] ?? (['CC', 'Credit card'] as const)
  const making: Making = {
    account,
    chance,
    isCollector,
    isCollection,
    type: !isCollector && chance.isTrue(0.05) ? ['Q9', 'Account type Q9'] : known,
    portfolio: PORTFOLIOS[account.accountType ?? ''] ?? ['revolving', 'Revolving account'],
    number: account.accountNumber === null ? null : numberAs(account.accountNumber, chance),
    days: {
      opened: dated('dateOpened', account.dateOpened, chance),
      effective: dated('dateEffective', account.dateReported, chance),
      paid: dated('date', account.lastPaymentDate, chance),
      delinquent: dated('dateFirstDelinquent', isCollection ? account.dateOfFirstDelinquency : null, chance),
    },
    stated: states(account, chance),
    months: monthsOf(account, chance),
    contact: account.contact !== null && chance.isTrue(0.4) ? contactAs(account.contact) : null,
  }
  return { element: elementOf(making), truth: truthOf(making) }
}

interface Months {
  readonly element: Part
  readonly says: AccountTruth['paymentHistory']
}

/** A month that the grid does not have is written as unknown where others stand around it. */
function monthsOf(account: Situation, chance: Chance): Months {
  if (account.dateReported === null) return { element: null, says: [] }
  const first = addMonths(monthOf(account.dateReported), -chance.whole(0, 1))
  const start = dated('startDate', `${first}-${chance.pick(['01', '15', '28'])}`, chance)
  const { text, months } = patternOf(account, { first, most: 48, blank: 'X' }, signOf)
  if (text === '') return { element: null, says: [] }
  const means = new Map(months.map(({ month, code }) => [month, code]))
  const says = [...text].map((_, index) => {
    const month = addMonths(first, -index)
    return { month, code: means.get(month) ?? ('no_data' as const) }
  })
  return {
    element: part('paymentPattern', [start.element, part('text', text)]),
    says: (start.means ?? '').length < 7 ? [] : says,
  }
}

interface Contact {
  readonly elements: readonly Part[]
  readonly says: NonNullable<AccountTruth['contact']>
}

function contactAs({ lines, phone }: NonNullable<Situation['contact']>): Contact {
  const [, city = '', state = '', zip = ''] = /^(.*) ([A-Z]{2}), (\S+)$/.exec(lines.at(-1) ?? '') ?? []
  const [, area = '', exchange = '', suffix = ''] = /\((\d{3})\) (\d{3})-(\d{4})/.exec(phone ?? '') ?? []
  const streets = lines.slice(0, -1)
  const address = part('address', [
    part(
      'street',
      streets.map((line) => part('unparsed', line)),
    ),
    part('location', [part('city', city), part('state', state), part('zipCode', zip)]),
  ])
  const number = part('number', [
    part('type', 'undefined'),
    part('areaCode', area),
    part('exchange', exchange),
    part('suffix', suffix),
  ])
  return {
    elements: [address, area === '' ? null : part('phone', [number])],
    says: { lines: [...streets, `${city} ${state} ${zip}`], phone },
  }
}

const amount = (name: string, cents: number | null): Part => part(name, cents === null ? null : padded(cents, 9))
const two = (count: number): string => String(count).padStart(2, '0')

function elementOf(making: Making): Element {
  const { account, chance, isCollector, isCollection, type, portfolio, number, days, stated, contact } = making
  return {
    name: isCollection ? 'collection' : 'trade',
    content: [
      part('subscriber', [
        part('industryCode', isCollector ? 'Y' : chance.pick(['B', 'D', 'F', 'Q'])),
        part('memberCode', chance.digits(8)),
        part('name', [part('unparsed', account.creditorName)]),
        ...(contact?.elements ?? []),
      ]),
      part('portfolioType', portfolio[0]),
      part('accountNumber', number?.shown ?? null),
      part('ECOADesignator', ECOA[account.responsibility ?? ''] ?? null),
      days.opened.element,
      days.effective.element,
      stated.closed.element,
      stated.marksClosed && chance.isTrue(0.8) ? part('closedIndicator', 'normal') : null,
      amount('currentBalance', account.currentBalance),
      amount('highCredit', account.highBalance),
      amount('creditLimit', account.creditLimit),
      part('accountRating', stated.rating),
      ...stated.remarks.map(([code]) => part('remark', [part('code', code), part('type', 'affiliate')])),
      part('account', [part('type', type[0])]),
      amount('pastDue', account.pastDue),
      days.delinquent.element,
      ...historyAndTerms(making),
      days.paid.element === null ? null : part('mostRecentPayment', [days.paid.element]),
      originalOf(making),
      part('updateMethod', 'automated'),
    ],
  }
}

function historyAndTerms({ account, months }: Making): Part[] {
  const counts = lateCounts(account)
  const terms = /^(\d+) Months?$/.exec(account.terms ?? '')?.[1]
  return [
    part('terms', [
      part('paymentFrequency', 'monthly'),
      part('paymentScheduleMonthCount', terms === undefined ? 'MIN' : terms.padStart(3, '0')),
      amount('scheduledMonthlyPayment', account.monthlyPayment),
    ]),
    part('paymentHistory', [
      months.element,
      part('historicalCounters', [
        part('monthsReviewedCount', account.monthsReviewed === null ? null : two(account.monthsReviewed)),
        part('late30DaysTotal', two(counts.days30)),
        part('late60DaysTotal', two(counts.days60)),
        part('late90DaysTotal', two(counts.days90)),
      ]),
    ]),
  ]
}

const hasOriginal = ({ account, isCollector }: Making): boolean => isCollector || account.chargeOffAmount !== null

function originalOf(making: Making): Part {
  if (!hasOriginal(making)) return null
  const { originalCreditor, originalBalance, chargeOffAmount } = making.account
  const name = part('unparsed', originalCreditor)
  const grantor = part('creditGrantor', [making.chance.isTrue(0.5) ? name : part('person', [name])])
  return part('additionalTradeAccount', [
    part('original', [
      originalCreditor === null ? null : grantor,
      making.isCollector ? amount('balance', originalBalance) : null,
      amount('chargeOff', chargeOffAmount),
    ]),
  ])
}

function truthOf(making: Making): AccountTruth {
  const { account, isCollector, type, portfolio, number, days, stated, months, contact } = making
  return {
    ...UNREAD,
    creditorName: account.creditorName,
    originalCreditor: hasOriginal(making) ? account.originalCreditor : null,
    accountNumber: number?.means ?? null,
    accountType: account.accountType,
    accountTypeText: portfolio[1],
    loanType: type[1],
    responsibility: account.responsibility,
    dateOpened: days.opened.means,
    dateReported: days.effective.means,
    lastPaymentDate: days.paid.means,
    dateOfFirstDelinquency: days.delinquent.means,
    printsDofd: days.delinquent.element !== null,
    currentBalance: account.currentBalance,
    pastDue: account.pastDue,
    creditLimit: account.creditLimit,
    highBalance: account.highBalance,
    originalBalance: isCollector ? account.originalBalance : null,
    chargeOffAmount: account.chargeOffAmount,
    monthlyPayment: account.monthlyPayment,
    terms: account.terms,
    monthsReviewed: account.monthsReviewed,
    lateCounts: lateCounts(account),
    paymentHistory: months.says,
    contact: contact?.says ?? null,
    ...stated.says,
  }
}
