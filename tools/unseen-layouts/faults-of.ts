import { auditReport } from '#engine/audit/audit-report.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { setAside } from '#engine/reading/doubts/doubts.ts'
import type { ReadingResult } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { ACCUSING } from '#tools/law-cases/law-case.ts'
import type { TrueReport, UnseenFile } from '#tools/unseen-layouts/files.ts'

/** What was read otherwise than it is, or said about an account that is in order. */
export function faultsOf(result: ReadingResult, { truth, mayRefuse = false }: UnseenFile): readonly string[] {
  if (result.kind !== 'reports') return truth === 'refused' || mayRefuse ? [] : [`refused: ${JSON.stringify(result)}`]
  if (truth === 'refused') return ['read as a report']
  const invented = result.reports.filter(
    ({ bureau, accounts }) => accounts.length > 0 && !truth.some((one) => one.bureau === bureau),
  )
  return [
    ...invented.map(({ bureau }) => `a report of ${bureau}`),
    ...truth.flatMap((one) => {
      const read = result.reports.find(({ bureau }) => bureau === one.bureau)
      return read === undefined ? [`no report of ${one.bureau}`] : faultsOfReport(read, one)
    }),
  ]
}

function faultsOfReport(read: Report, truth: TrueReport): readonly string[] {
  const compared = (what: string, found: readonly string[], right: readonly string[]): readonly string[] => {
    const [one, other] = [found, right].map((names) => names.toSorted().join(', '))
    return one === other ? [] : [`${truth.bureau}, ${what}: read [${one}], true [${other}]`]
  }
  const names = new Map(read.accounts.map(({ id, creditorName }) => [id, creditorName]))
  const accountOf = (name: string): Account | undefined => read.accounts.find(({ creditorName }) => creditorName === name)
  const asked = confirmationsOf(setAside(read)).map((question) => JSON.stringify(question))
  // An extended alert is a victim's: either name of it is right.
  const notices = (read.personalInfo.notices ?? []).map(({ kind }) => (kind === 'victim' ? 'fraud_alert' : kind))
  return [
    ...compared('accounts', [...names.values()], truth.accounts),
    ...compared(
      'negative',
      negativeItems(read).flatMap(({ subjectId }) => names.get(subjectId) ?? []),
      truth.negative,
    ),
    ...compared('notices', notices, truth.notices),
    ...counted('records', read.publicRecords.length, truth.records),
    ...counted('inquiries', read.inquiries.filter(({ kind }) => kind === 'hard').length, truth.inquiries),
    ...(truth.asked ?? [])
      .filter((name) => !asked.some((one) => one.includes(name)))
      .map((name) => `the status of ${name} is not asked`),
    ...(truth.facts ?? []).flatMap(([name, field, value]) => {
      const held = accountOf(name)?.[field]
      return held === value ? [] : [`${truth.bureau}, ${field} of ${name}: read ${held}, true ${value}`]
    }),
    ...(truth.months ?? []).flatMap(([name, count]) => {
      const held = accountOf(name)?.paymentHistory.length
      return held === count ? [] : [`${truth.bureau}, months of ${name}: read ${held}, true ${count}`]
    }),
    ...(truth.words ?? []).flatMap(([name, words]) => {
      const said = accountOf(name)?.remarks.join(' ') ?? ''
      return said.toLowerCase().includes(words.toLowerCase()) ? [] : [`${truth.bureau}, ${name} lost "${words}": ${said}`]
    }),
    ...auditReport(read, { earlier: [], others: [] })
      .filter(({ grade }) => ACCUSING.has(grade))
      .filter(({ rule, isQuestion }) => !(truth.mayAsk === true && isQuestion === true) && !isOfNotice(rule, truth))
      .map(({ rule }) => `accused by ${rule}`),
  ]
}

const isOfNotice = (rule: string, { notices }: TrueReport): boolean => rule === 'deceased_notice' && notices.includes('deceased')

const counted = (what: string, read: number, right: number | undefined): readonly string[] =>
  right === undefined || read === right ? [] : [`${what}: read ${read}, true ${right}`]
