import type { Inquiry, Report } from '#engine/report/report.ts'

/** Prints without numbers of their own, whose hard inquiries come before the soft ones. */
const IN_ORDER: ReadonlySet<string> = new Set(['transunion-web-print', 'experian-web-print'])

const pageOf = ({ evidence }: Inquiry): number => evidence['creditorName']?.page ?? 0

/**
 * Whether behind the inquiries of a report another list of them begins, as where pages of somebody else's report lie behind it: they name
 * nobody and have no numbers, but a bureau lists its hard inquiries once.
 */
export function beginsAgain({ format, inquiries }: Pick<Report, 'format' | 'inquiries'>): boolean {
  if (!IN_ORDER.has(format)) return false
  const pages = (kind: Inquiry['kind']) => inquiries.filter((one) => one.kind === kind).map(pageOf)
  const [hard, soft] = [pages('hard'), pages('soft')]
  return soft.some((page) => hard.some((before) => before <= page) && hard.some((behind) => behind > page))
}
