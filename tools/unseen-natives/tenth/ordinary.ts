import { debt, figures, OVER, type Debt, type Figures, type KINDS } from '#tools/unseen-natives/eighth/tale.ts'

type Kind = keyof typeof KINDS
type Row = readonly [name: string, number: string, kind: Kind, opened: string, amount: number, balance: number]

/** The month that is so many before another. */
export function before(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
const between = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

const LAST = '2026-08'
/** Paid on time in each month up to the last, at most 84. */
export function onTime(opened: string, last = LAST): Pick<Debt, 'first' | 'marks'> {
  const count = Math.min(between(opened, last), 84)
  return { first: before(last, count - 1), marks: `OK*${count}` }
}

/** A card that is used; its limit was half as high until so many months ago, where that is told. */
export function card(
  [name, number, kind, opened, limit, balance]: Row,
  of: Partial<Debt> & { readonly raised?: number } = {},
): Debt {
  const { raised, ...told } = of
  const count = Math.min(between(opened, LAST), 24)
  return debt([name, number, kind], {
    opened,
    ...onTime(opened),
    limit,
    high: Math.round(limit * 0.83),
    balance,
    ...(balance === 0 ? {} : { monthly: 25 + (balance % 17), last: [`2026-08-1${balance % 10}`, 40 + (balance % 60)] as const }),
    figures: figures(
      LAST,
      count,
      (ago): Figures => ({
        balance: balance + ago * (balance % 7),
        scheduled: balance === 0 ? 0 : 25 + (balance % 17),
        paid: balance === 0 ? 0 : 40 + (balance % 60) + ago,
        limit: raised !== undefined && ago >= raised ? limit / 2 : limit,
        pastDue: 0,
      }),
    ),
    ...(raised !== undefined && {
      history: [
        [
          'Credit Limit (Hist.)',
          `Credit limit of $${(limit / 2).toLocaleString('en-US')} from ${slash(before(LAST, count - 1))} to ${slash(before(LAST, raised))}; $${limit.toLocaleString('en-US')} from ${slash(before(LAST, raised - 1))} to ${slash(LAST)}`,
        ],
      ] as const,
    }),
    ...told,
  })
}
const slash = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`

/** A loan that is paid each month. */
export function loan(
  [name, number, kind, opened, original, balance]: Row,
  [monthly, term]: readonly [monthly: number, term: number],
  of: Partial<Debt> = {},
): Debt {
  const count = Math.min(between(opened, LAST), 24)
  return debt([name, number, kind], {
    opened,
    ...onTime(opened),
    original,
    balance,
    monthly,
    term,
    last: [`2026-08-0${1 + (monthly % 9)}`, monthly],
    figures: figures(LAST, count, (ago) => ({
      balance: Math.min(balance + ago * Math.round(monthly * 0.7), original),
      scheduled: monthly,
      paid: monthly,
      pastDue: 0,
    })),
    ...of,
  })
}

/** What is paid and over since a day. */
export const over = (
  [name, number, kind, opened, amount]: readonly [string, string, Kind, string, number],
  closed: string,
  of: Partial<Debt> = {},
): Debt =>
  debt([name, number, kind], {
    opened,
    closed,
    reported: closed,
    status: OVER,
    ...(kind === 'card' || kind === 'store' || kind === 'line'
      ? { limit: amount, high: Math.round(amount * 0.6) }
      : { original: amount, term: kind === 'home' || kind === 'va' ? 360 : 60 }),
    ...onTime(opened, closed.slice(0, 7)),
    until: `${Number(closed.slice(0, 4)) + 10}-${closed.slice(5, 7)}`,
    ...of,
  })
