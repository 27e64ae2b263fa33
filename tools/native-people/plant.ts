import { seeded } from '#engine/practice/seed.ts'
import { addDays, addMonths, dayIn, monthOf } from '#tools/native-people/months.ts'
import { live } from '#tools/native-people/live.ts'
import type { Kind, Standing, Story, StoryAccount, StoryMonth } from '#tools/native-people/story.ts'

/** A contradiction that is put into an account of its own, and the rules of which one must name it. */
export interface Plant {
  readonly name: string
  readonly rules: readonly string[]
  /** The bureaus whose print shows it; `together` where only a comparison of bureaus does. */
  readonly shows: readonly ('equifax' | 'experian' | 'transunion' | 'together')[]
  readonly kind: Kind
  readonly standing: Standing
  readonly spoil: (account: StoryAccount, day: string) => StoryAccount
}

/** Changes months by their place from the newest, which is 0. */
const change = (account: StoryAccount, changes: Readonly<Record<number, Partial<StoryMonth>>>): StoryAccount => ({
  ...account,
  months: account.months.map((month, index, { length }) => ({ ...month, ...changes[length - 1 - index] })),
})
const due = ({ scheduled }: StoryAccount, times: number): number => scheduled * times
/** Nothing paid in these months, and so much owed in them. */
const late = (account: StoryAccount, mark: '30' | '60' | '90', times: number): Partial<StoryMonth> => ({
  mark,
  paid: 0,
  paidOn: null,
  pastDue: due(account, times),
})
const unpaid: Partial<StoryMonth> = { paid: 0, paidOn: null }

export const PLANTS: readonly Plant[] = [
  {
    name: 'a late month with nothing past due',
    rules: ['late_with_nothing_past_due', 'late_month_nothing_due'],
    shows: ['transunion'],
    kind: 'auto',
    standing: 'current',
    spoil: (a) => change(a, { 9: { mark: '30', pastDue: 0 } }),
  },
  {
    name: 'a mark above the arrears',
    rules: ['late_mark_above_arrears'],
    shows: ['equifax', 'transunion'],
    kind: 'auto',
    standing: 'current',
    spoil: (a) =>
      change(a, { 10: unpaid, 9: late(a, '30', 1), 8: late(a, '60', 1), 7: late(a, '90', 1), 6: { paid: due(a, 2) } }),
  },
  {
    name: 'arrears that grow too fast',
    rules: ['arrears_grow_too_fast', 'past_due_above_balance'],
    shows: ['equifax', 'transunion'],
    kind: 'auto',
    standing: 'current',
    spoil: (a) => change(a, { 10: unpaid, 9: late(a, '30', 1), 8: late(a, '60', 6), 7: { paid: due(a, 7) } }),
  },
  {
    name: 'later though paid',
    rules: ['later_though_paid'],
    shows: ['equifax', 'transunion'],
    kind: 'auto',
    standing: 'current',
    spoil: (a) =>
      change(a, { 10: unpaid, 9: late(a, '30', 1), 8: { ...late(a, '60', 1), paid: due(a, 3) }, 7: { paid: due(a, 3) } }),
  },
  {
    name: 'a balance that grows after the charge-off',
    rules: ['balance_grows_after_charge_off'],
    shows: ['equifax', 'experian', 'transunion'],
    kind: 'card',
    standing: 'charge-off',
    spoil: (a) => {
      const grown = Math.round(a.balance * 1.4)
      const first = a.months.findIndex(({ mark }) => mark === 'CO')
      return {
        ...a,
        balance: grown,
        pastDue: grown,
        high: Math.max(a.high, grown),
        months: a.months.map((m, index) => (m.mark === 'CO' && index > first ? { ...m, balance: grown, pastDue: grown } : m)),
      }
    },
  },
  {
    name: 'a write-off remark long before the charge-off',
    rules: ['write_off_remark_too_early'],
    shows: ['transunion'],
    kind: 'card',
    standing: 'charge-off',
    spoil: (a) => ({
      ...a,
      writeOffRemarks: a.months
        .filter(({ mark }, index) => mark === 'OK' && index < 12)
        .slice(-2)
        .map(({ month }) => month),
    }),
  },
  {
    name: 'more past due than is owed',
    rules: ['past_due_above_balance', 'month_more_than_owed'],
    shows: ['equifax', 'transunion'],
    kind: 'personal',
    standing: 'late',
    spoil: (a) => ({ ...change(a, { 0: { pastDue: a.balance + 400 } }), pastDue: a.balance + 400 }),
  },
  {
    name: 'a jump from paid to 90 days',
    rules: ['late_ladder_jump'],
    shows: ['equifax', 'experian', 'transunion'],
    kind: 'auto',
    standing: 'current',
    spoil: (a) => change(a, { 12: unpaid, 11: late(a, '90', 3), 10: { paid: due(a, 4) } }),
  },
  {
    name: 'removal past the limit',
    rules: ['removal_past_limit'],
    shows: ['together'],
    kind: 'card',
    standing: 'charge-off',
    spoil: (a) => ({ ...a, removal: { experian: addMonths(monthOf(a.firstDelinquency ?? a.opened), 84 + 6 + 6) } }),
  },
  {
    name: 'closed before it was opened',
    rules: ['closed_before_opened'],
    shows: ['transunion'],
    kind: 'store',
    standing: 'closed',
    spoil: (a) => ({ ...a, closed: addDays(a.opened, -200) }),
  },
  {
    name: 'a first delinquency after the charge-off',
    rules: ['dofd_after_charge_off', 'reaged_delinquency'],
    shows: ['equifax'],
    kind: 'card',
    standing: 'charge-off',
    spoil: (a) => ({ ...a, firstDelinquency: dayIn(addMonths(a.majorSince ?? monthOf(a.opened), 2), 9) }),
  },
  {
    name: 'called never late with a late mark',
    rules: ['never_late_with_late_marks', 'late_ladder_jump'],
    shows: ['experian'],
    kind: 'auto',
    standing: 'current',
    spoil: (a) => change(a, { 12: unpaid, 11: late(a, '90', 3), 10: { paid: due(a, 4) } }),
  },
]

export interface Planted {
  readonly story: Story
  readonly plant: Plant
  readonly account: StoryAccount
}

/**
 * The same person, with one account more that cannot be right. It was reported in the report's month, as nothing of Equifax's
 * money is held against its marks where the grid ends before the money does, and owes enough to grow.
 */
export function plantIn(story: Story, plant: Plant): Planted {
  const { kind, standing } = plant
  const opened = dayIn(addMonths(monthOf(story.day), kind === 'personal' ? -18 : -34), 7)
  const company = `SALTMARSH ${kind === 'card' ? 'BANK' : kind.toUpperCase()}`
  const whole = Array.from({ length: 40 }, (_, index) =>
    live(seeded(`planted ${story.seed} ${plant.name} ${index}`), story.day, {
      kind,
      company,
      opened,
      standing,
      episodes: [],
      gaps: [],
    }),
  ).find(({ reported, balance }) => standing === 'closed' || (monthOf(reported) === monthOf(story.day) && balance > 300))
  if (whole === undefined) throw new Error(`no account to plant in: ${plant.name}`)
  const account = plant.spoil({ ...whole, disputed: null, holder: 'individual' }, story.day)
  return { story: { ...story, accounts: [...story.accounts, account] }, plant, account }
}
