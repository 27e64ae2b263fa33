import { writeDay } from '#engine/values/day.ts'
import type { ReadyReport } from '#web/parts/stored-report.ts'

type Inquiry = ReadyReport['inquiries'][number]
type Inquiries = readonly [Inquiry, ...Inquiry[]]

/** A line of the list: one inquiry, one application that went to several lenders, or a company that looked many times. */
export type InquiryRow = { readonly id: string } & (
  | { readonly kind: 'one'; readonly inquiry: Inquiry }
  | { readonly kind: 'round'; readonly inquiries: Inquiries; readonly days: string; readonly text: string }
  | { readonly kind: 'company'; readonly inquiries: Inquiries; readonly days: string }
)

/** Hard inquiries first, each round where its first inquiry stands; then the soft ones by company, in the order of the report. */
export function inquiryRows({ inquiries }: Pick<ReadyReport, 'inquiries'>): readonly InquiryRow[] {
  const hard = inquiries.filter(({ kind }) => kind === 'hard')
  const soft = Map.groupBy(
    inquiries.filter(({ kind }) => kind === 'soft'),
    ({ creditorName }) => creditorName,
  )
  const shown = new Set<string>()
  return [
    ...hard.flatMap((inquiry): readonly InquiryRow[] => {
      if (shown.has(inquiry.id)) return []
      const { round } = inquiry
      const others = round === null ? [] : hard.filter((one) => one.id !== inquiry.id && one.round?.id === round.id)
      if (round === null || others.length === 0) return [{ id: inquiry.id, kind: 'one', inquiry }]
      const all: Inquiries = [inquiry, ...others]
      for (const { id } of all) shown.add(id)
      return [{ id: inquiry.id, kind: 'round', inquiries: all, days: daysOf(all), text: round.text }]
    }),
    ...[...soft.values()].flatMap(([first, ...more]): readonly InquiryRow[] => {
      if (first === undefined) return []
      if (more.length === 0) return [{ id: first.id, kind: 'one', inquiry: first }]
      return [{ id: first.id, kind: 'company', inquiries: [first, ...more], days: daysOf([first, ...more]) }]
    }),
  ]
}

/** `July 12, 2022`, or the first and the last. */
function daysOf(inquiries: Inquiries): string {
  const dates = inquiries.flatMap(({ date }) => date ?? []).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return 'not printed'
  return first === last ? writeDay(first) : `${writeDay(first)} to ${writeDay(last)}`
}
