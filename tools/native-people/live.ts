import type { Chance } from '#engine/practice/seed.ts'
import { addDays, addMonths, dayIn, lastDayOf, monthOf, monthsBetween } from '#tools/native-people/months.ts'
import { accountNumber, phone, pick, place } from '#tools/native-people/names.ts'
import type { Holder, Kind, Mark, Standing, StoryAccount, StoryMonth } from '#tools/native-people/story.ts'

/** How an account is to go. */
export interface Plan {
  readonly kind: Kind
  readonly company: string
  readonly opened: string
  readonly standing: Standing
  /** Months before the last one in which lates began, and how many months each went on, before today's. */
  readonly episodes: readonly { readonly ago: number; readonly months: number }[]
  /** Months before the last one of which nothing was reported. */
  readonly gaps: readonly number[]
}

const isRevolving = (kind: Kind): boolean => kind === 'card' || kind === 'store' || kind === 'secured card'
const LATES: readonly Mark[] = ['30', '60', '90', '120', '150', '180']

interface Terms {
  readonly original: number | null
  readonly limit: number | null
  readonly term: number | null
}

function termsOf(chance: Chance, kind: Kind): Terms {
  const loan = (original: number, term: number): Terms => ({ original, term, limit: null })
  if (kind === 'auto') return loan(chance.whole(9000, 42_000), pick(chance, [48, 60, 72, 84]))
  if (kind === 'mortgage') return loan(chance.whole(90_000, 420_000), 360)
  if (kind === 'student') return loan(chance.whole(1500, 12_000), 120)
  if (kind === 'personal') return loan(chance.whole(600, 15_000), pick(chance, [24, 36, 60]))
  return {
    original: null,
    term: null,
    limit: kind === 'utility' ? null : chance.whole(kind === 'secured card' ? 2 : 3, kind === 'secured card' ? 8 : 180) * 100,
  }
}

/** Which months of the account are late, by how many months, and from which on it is written off. */
interface Course {
  readonly first: string
  readonly last: string
  readonly count: number
  readonly reported: string
  readonly lateness: ReadonlyMap<number, number>
  readonly ladderAt: number
  readonly majorAt: number
}

function courseOf(chance: Chance, day: string, { kind, standing, opened, episodes }: Plan): Course {
  const isClosed = standing === 'closed'
  const first = monthOf(opened)
  const wanted = isClosed ? addMonths(monthOf(day), -chance.whole(2, 50)) : monthOf(addDays(day, -chance.whole(1, 27)))
  const last = isClosed && monthsBetween(first, wanted) < 3 ? addMonths(first, 3) : wanted < first ? first : wanted
  const reported =
    last === monthOf(day)
      ? dayIn(last, Math.max(1, Number(day.slice(8)) - chance.whole(1, 5)))
      : dayIn(last, pick(chance, [lastDayOf(last), 28, 30, 15]))
  const count = monthsBetween(first, last) + 1
  const lateness = new Map<number, number>()
  for (const { ago, months } of episodes)
    for (let level = 0; level < months; level++) lateness.set(count - 1 - ago + level, level)
  const isMajor = standing === 'charge-off' || standing === 'repossession'
  const ladder = standing === 'late' ? chance.whole(1, 3) : standing === 'repossession' ? 3 : isRevolving(kind) ? 6 : 4
  const sinceMajor = isMajor ? Math.min(chance.whole(2, 30), count - ladder - 4) : 0
  const ladderAt = isMajor || standing === 'late' ? count - sinceMajor - ladder : count
  for (let level = 0; level < ladder && ladderAt + level < count; level++) lateness.set(ladderAt + level, level)
  return { first, last, count, reported, lateness, ladderAt, majorAt: count - sinceMajor }
}

/** The account as it goes from month to month. */
class Life {
  readonly months: StoryMonth[] = []
  balance: number
  high: number
  chargeOff: number | null = null
  majorSince: string | null = null
  lastPaid: StoryAccount['lastPaid'] = null
  #arrears = 0
  readonly #dueDay: number
  readonly #chance: Chance
  readonly #plan: Plan
  readonly #terms: Terms
  readonly #course: Course

  constructor(chance: Chance, of: { readonly plan: Plan; readonly terms: Terms; readonly course: Course }) {
    this.#chance = chance
    this.#plan = of.plan
    this.#terms = of.terms
    this.#course = of.course
    this.balance = of.terms.original ?? 0
    this.high = this.balance
    this.#dueDay = chance.whole(3, 24)
    for (let index = 0; index < of.course.count; index++) this.#go(index)
  }

  dueIn(month: string): string {
    return dayIn(month, this.#dueDay)
  }

  #scheduled(): number {
    const { balance } = this
    const { original, term, limit } = this.#terms
    if (this.#plan.standing === 'deferred') return 0
    if (limit !== null) return balance === 0 ? 0 : Math.min(balance, Math.max(29, Math.round(balance * 0.025)))
    return original === null ? balance : Math.round((original * 1.12) / (term ?? 1))
  }

  #go(index: number): void {
    const { course, standing } = { course: this.#course, standing: this.#plan.standing }
    const month = addMonths(course.first, index)
    const level = course.lateness.get(index)
    const isMajor = index >= course.majorAt
    const beginsLate = course.lateness.get(index + 1) === 0
    let scheduled = this.#scheduled()
    let paid = 0
    if (isMajor) {
      this.chargeOff ??= this.balance
      this.majorSince ??= month
      scheduled = 0
      this.#arrears = this.balance
    } else if (level !== undefined || beginsLate) {
      if (this.#terms.limit !== null && index > 0) this.balance += this.#chance.whole(15, 39)
      if (level !== undefined) this.#arrears += scheduled
    } else paid = this.#pay(index, scheduled)
    if (standing === 'closed' && index === course.count - 1) {
      paid += this.balance
      this.balance = 0
      scheduled = Math.min(scheduled, paid)
    }
    const paidOn = paid > 0 ? this.#payDay(month) : null
    if (paidOn !== null) this.lastPaid = { day: paidOn, amount: paid }
    this.high = Math.max(this.high, this.balance)
    const mark: Mark = isMajor ? (standing === 'repossession' ? 'R' : 'CO') : level === undefined ? 'OK' : (LATES[level] ?? '180')
    const isGap =
      this.#plan.gaps.includes(course.count - 1 - index) && mark === 'OK' && !beginsLate && index > 1 && index < course.count - 1
    const pastDue = mark === 'OK' ? 0 : this.#arrears
    this.months.push(
      isGap && paid <= scheduled
        ? { month, mark: null, balance: null, scheduled: null, paid: null, pastDue: null, paidOn: null }
        : { month, mark, balance: this.balance, scheduled, paid, pastDue, paidOn },
    )
  }

  #payDay(month: string): string {
    const { last, reported } = this.#course
    return dayIn(month, month === last ? Math.min(this.#dueDay, Number(reported.slice(8))) : this.#dueDay)
  }

  /** A month in which what is due is paid: what was late is made good, and a card is used again. */
  #pay(index: number, scheduled: number): number {
    const chance = this.#chance
    const { limit, original } = this.#terms
    const isEnding = this.#plan.standing === 'closed' && index >= this.#course.count - 2
    const wanted = this.#arrears > 0 ? this.#arrears + scheduled : this.#usual(scheduled)
    const paid = index === 0 ? 0 : Math.min(this.balance, wanted)
    const rate = limit !== null ? 0.018 : original !== null ? 0.004 : 0
    if (index > 0) this.balance = Math.max(0, this.balance - paid + Math.round((this.balance - paid) * rate))
    this.#arrears = 0
    if (limit !== null && !isEnding && chance.isTrue(0.7))
      this.balance = Math.min(limit, this.balance + chance.whole(0, Math.round(limit * 0.2)))
    if (this.#plan.kind === 'utility') this.balance = chance.whole(40, 240)
    return paid
  }

  #usual(scheduled: number): number {
    const chance = this.#chance
    if (this.#terms.limit === null) return chance.isTrue(0.06) ? scheduled * 2 : scheduled
    if (chance.isTrue(0.3)) return this.balance
    return scheduled + (chance.isTrue(0.4) ? chance.whole(5, 60) : 0)
  }
}

function holderOf(chance: Chance, { kind, standing }: Plan): Holder {
  if (kind === 'card' && standing === 'current' && chance.isTrue(0.15)) return 'authorized user'
  return chance.isTrue(0.15) && kind !== 'student' ? 'joint' : 'individual'
}

/** How the account went, month by month: what is printed of it agrees with itself because it happened. */
export function live(chance: Chance, day: string, plan: Plan): StoryAccount {
  const { kind, standing } = plan
  const terms = termsOf(chance, kind)
  const course = courseOf(chance, day, plan)
  const life = new Life(chance, { plan, terms, course })
  const today = life.months.at(-1)
  const isLateNow = standing === 'late' || standing === 'charge-off' || standing === 'repossession'
  const isClosed = standing === 'closed'
  const wasDisputed = chance.isTrue(isLateNow ? 0.3 : 0.05) && course.count > 14
  return {
    kind,
    company: plan.company,
    number: accountNumber(chance, kind),
    ...place(chance),
    phone: chance.isTrue(0.85) ? phone(chance) : null,
    holder: holderOf(chance, plan),
    opened: plan.opened,
    closed: isClosed ? course.reported : null,
    closedBy: isClosed ? (terms.original === null ? pick(chance, ['consumer', 'grantor']) : 'paid') : null,
    reported: course.reported,
    limit: terms.limit,
    high: life.high,
    original: terms.original,
    term: terms.term,
    scheduled: today?.scheduled ?? 0,
    balance: life.balance,
    pastDue: today?.pastDue ?? 0,
    lastPaid: life.lastPaid,
    standing,
    firstDelinquency: isLateNow && course.ladderAt > 0 ? life.dueIn(addMonths(course.first, course.ladderAt - 1)) : null,
    majorSince: life.majorSince,
    chargeOff: life.chargeOff,
    disputed: wasDisputed ? { since: addMonths(course.last, -10), until: addMonths(course.last, -3) } : null,
    months: life.months,
  }
}
