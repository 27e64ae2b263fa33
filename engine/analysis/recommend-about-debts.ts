import type { Recommendation } from '#engine/analysis/recommendation.ts'
import { type CreditFile, entryKey, presentReports, standingOn } from '#engine/analysis/credit-file.ts'
import { accountEntry, accountOrder, byText, nameAll, nameReport } from '#engine/analysis/entry.ts'
import { isAuthorizedUser, isCollector, isSecured } from '#engine/audit/entry-kinds.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { RULES } from '#engine/audit/rules.ts'
import { plainName } from '#engine/matching/plain-name.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'

/** Debts that are printed as owed and that nothing contradicts, and entries that a rule only notes something about. */
export function recommendAboutDebts(file: CreditFile): readonly Recommendation[] {
  return [...unpaidDebts(file), ...notes(file)]
}

interface Debt {
  readonly report: Report
  readonly account: Account
  readonly balance: Cents
}

/** How a payment weighs differs between scoring models, so no points are named. */
const COMMON = { category: 'account', expectedImpact: null, impactRange: null } as const

function unpaidDebts({ findings, ...file }: CreditFile): readonly Recommendation[] {
  const found = new Set(findings.map(entryKey))
  const debts = presentReports(standingOn(file))
    .toSorted(byText(({ bureau }) => bureau))
    .flatMap((report) => report.accounts.toSorted(accountOrder).flatMap((account) => debtOf(report, account)))
    .filter(({ report, account }) => !found.has(entryKey({ reportId: report.id, subjectId: account.id })))
  return [...Map.groupBy(debts, ({ account }) => plainName(account.creditorName))]
    .toSorted(byText(([name]) => name))
    .flatMap(([, some]) => ofDebts(some))
}

/** Charged off or in collection by the entry's own status, unsecured, and still owed. A secured debt takes other advice. */
function debtOf(report: Report, account: Account): readonly Debt[] {
  const { paymentStatus, currentBalance: balance } = account
  if (paymentStatus !== 'charge_off' && paymentStatus !== 'in_collections') return []
  if (balance === null || balance <= 0 || isSecured(account) || isAuthorizedUser(account)) return []
  return [{ report, account, balance }]
}

function ofDebts(debts: readonly Debt[]): readonly Recommendation[] {
  const [first] = debts
  if (first === undefined) return []
  const who = first.account.creditorName
  const printed = debts.map(({ report, account, balance }) => {
    const kind = account.paymentStatus === 'in_collections' ? 'in collection' : 'charged off'
    return `your ${nameReport(report)} shows ${writeMoney(balance)} owed and ${kind}`
  })
  return [
    {
      ...COMMON,
      action: isCollector(first.account)
        ? `Ask ${who} in writing to show the debt before you pay`
        : `Ask ${who} in writing how much it would settle for before you pay`,
      priority: 'medium',
      description: `${who}: ${nameAll(printed)}, and nothing on your report contradicts it. Keep the answer from ${who}.`,
      timeframe: 'Before the next payment or promise',
      entries: debts.map(({ report, account }) =>
        accountEntry(report, account, ['currentBalance', 'paymentStatus', 'statusText']),
      ),
    },
  ]
}

const TITLES = new Map(RULES.map(({ id, title }) => [id, title]))

/** What a rule only notes: nothing to dispute, something to know. */
function notes({ findings }: CreditFile): readonly Recommendation[] {
  const found = findings.filter(({ grade, subjectKind }) => grade === 'note' && subjectKind !== 'report')
  return found.toSorted(byText(({ id }) => id)).flatMap((finding) => ofNote(finding))
}

function ofNote(finding: Finding): readonly Recommendation[] {
  const { reportId, bureau, subjectId, subjectKind, creditorName } = finding
  if (subjectId === null || subjectKind === 'report' || creditorName === null) return []
  return [
    {
      ...COMMON,
      action: `${TITLES.get(finding.rule) ?? finding.rule}: ${creditorName}`,
      priority: 'low',
      description: `${finding.message} ${finding.ask}`,
      timeframe: 'Check your next report',
      entries: [{ reportId, bureau, subjectId, subjectKind, creditorName, evidence: finding.evidence }],
    },
  ]
}
