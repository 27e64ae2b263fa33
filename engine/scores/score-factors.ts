import type { Report } from '#engine/report/report.ts'
import { profileFigures } from '#engine/scores/profile-figures.ts'
import { counted } from '#engine/values/counted.ts'
import { addMonths, firstDayOf, lastDayOf, type PartialDay } from '#engine/values/day.ts'
import type { Percent } from '#engine/values/percent.ts'

export const FACTORS = ['payment_history', 'amounts_owed', 'length_of_history', 'credit_mix', 'new_credit'] as const
export type Factor = (typeof FACTORS)[number]

/** How much of a FICO score each factor is for the general population, in percent; for one consumer it may differ. */
export const FACTOR_WEIGHTS: Readonly<Record<Factor, Percent>> = {
  payment_history: 35,
  amounts_owed: 30,
  length_of_history: 15,
  credit_mix: 10,
  new_credit: 10,
}
/** FICO's weights as the National Foundation for Credit Counseling repeats them; read on 2026-11-22. */
export const FACTOR_SOURCE = 'https://nfcc.org/faqs/how-am-i-scored'

/** How a report fills one factor: our reading of it and no part of any score. */
export interface FactorStanding {
  readonly factor: Factor
  /** Of the score, as FICO publishes it. */
  readonly weight: Percent
  /** 0 to 100, more is better; null where the report does not print what is needed. */
  readonly standing: Percent | null
  /** The weight, as far as it is filled. */
  readonly contribution: number | null
  /** What was counted, in one sentence. */
  readonly because: string
}

interface Read {
  readonly standing: Percent | null
  readonly because: string
}

/** The five factors of one report, in the order of their weight. */
export function factorsOf(report: Pick<Report, 'accounts' | 'inquiries' | 'reportDate'>): readonly FactorStanding[] {
  const figures = profileFigures(report.accounts, report.reportDate)
  const read: Record<Factor, Read> = {
    payment_history: known(figures.paymentHistory, (percent) => `${percent}% of the months on your reports were paid as agreed.`),
    amounts_owed: {
      standing: figures.creditUtilization === null ? null : Math.max(0, 100 - figures.creditUtilization),
      because:
        figures.creditUtilization === null ? NOT_PRINTED : `The open cards use ${figures.creditUtilization}% of their limits.`,
    },
    length_of_history: known(figures.creditHistory, (percent) => `The average age of the accounts is ${percent}% of ten years.`),
    credit_mix: mixOf(report),
    new_credit: newCreditOf(report),
  }
  return FACTORS.map((factor) => {
    const { standing, because } = read[factor]
    const weight = FACTOR_WEIGHTS[factor]
    return {
      factor,
      weight,
      standing,
      contribution: standing === null ? null : Math.round((weight * standing) / 10) / 10,
      because,
    }
  })
}

const NOT_PRINTED = 'The report doesn’t show what we’d need.'

const known = (standing: Percent | null, words: (percent: Percent) => string): Read => ({
  standing,
  because: standing === null ? NOT_PRINTED : words(standing),
})

const MIX = { revolving: 'cards', installment: 'installment loans', mortgage: 'mortgages' } as const
const isMixed = (type: string | null): type is keyof typeof MIX => type !== null && type in MIX

function mixOf({ accounts }: Pick<Report, 'accounts'>): Read {
  const kinds = new Set(accounts.flatMap(({ accountType }) => (isMixed(accountType) ? [accountType] : [])))
  if (kinds.size === 0) return { standing: null, because: NOT_PRINTED }
  const all = Object.keys(MIX).length
  return {
    standing: Math.round((kinds.size / all) * 100),
    because: `${kinds.size} of ${all} kinds of credit: ${[...kinds].map((kind) => MIX[kind]).join(', ')}.`,
  }
}

/** An application of the last year takes a fifth of this factor, a choice of ours: five of them are many. */
const APPLICATION_TAKES = 20
const MONTHS = 12

function newCreditOf({ accounts, inquiries, reportDate }: Pick<Report, 'accounts' | 'inquiries' | 'reportDate'>): Read {
  if (reportDate === null) return { standing: null, because: NOT_PRINTED }
  const [since, until] = [addMonths(firstDayOf(reportDate), -MONTHS), lastDayOf(reportDate)]
  const isRecent = (date: PartialDay | null): boolean => date !== null && firstDayOf(date) > since && firstDayOf(date) <= until
  const opened = accounts.filter(({ dateOpened, accountType }) => accountType !== 'collection' && isRecent(dateOpened)).length
  const asked = inquiries.filter(({ kind, date }) => kind === 'hard' && isRecent(date)).length
  return {
    standing: Math.max(0, 100 - APPLICATION_TAKES * (opened + asked)),
    because: `${counted(asked, 'hard inquiry', 'hard inquiries')} and ${counted(opened, 'opened account')} in the 12 months before the report.`,
  }
}
