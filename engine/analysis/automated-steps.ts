import { type CreditFile, entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import { doubtfulEntries, keyOfFinding } from '#engine/analysis/doubtful-entries.ts'
import { nameAll, nameReport } from '#engine/analysis/entry.ts'
import type { StepPlace } from '#engine/analysis/step-places.ts'
import { nameOfFinding } from '#engine/audit/person-detail.ts'
import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'

/** What Errata has done or can do now, in one sentence. */
export interface AutomatedStep {
  readonly text: string
  readonly place: StepPlace
}

/** Only what is really done or at hand; nothing is promised. */
export function automatedSteps(file: CreditFile): readonly AutomatedStep[] {
  return [...checked(file), ...preparable(file), ...waiting(file), ...watched(file)]
}

function checked(file: CreditFile): readonly AutomatedStep[] {
  const reports = standingOn(file)
  if (reports.length === 0) return []
  const names = nameAll(reports.map(nameReport).toSorted())
  const accounts = reports.reduce((sum, report) => sum + report.accounts.length, 0)
  const errors = doubtfulEntries(file).filter(({ ground, dispute }) => ground === 'proven' && dispute?.status !== 'resolved')
  const found = errors.length === 0 ? 'found no errors' : `found ${counted(errors.length, 'error')}`
  return [{ text: `Checked ${counted(accounts, 'account')} of your ${names} and ${found}.`, place: 'reports' }]
}

function preparable(file: CreditFile): readonly AutomatedStep[] {
  const ready = doubtfulEntries(file).filter(
    ({ ground, dispute, entry }) => ground === 'proven' && dispute === null && entry.subjectKind !== 'inquiry',
  )
  if (ready.length === 0) return []
  const names = nameAll(ready.map(({ entry }) => `${entry.creditorName} (${BUREAU_NAMES[entry.bureau]})`))
  return [
    {
      text: `${counted(ready.length, 'dispute letter')} can be prepared now: ${names}. You approve each one before it is sent.`,
      place: 'items',
    },
  ]
}

function waiting({ disputes }: CreditFile): readonly AutomatedStep[] {
  const letters = disputes.reduce((sum, { lettersWaiting }) => sum + lettersWaiting, 0)
  if (letters === 0) return []
  return [
    {
      text: `${counted(letters, 'letter is', 'letters are')} ready for you to read and send.`,
      place: 'letters',
    },
  ]
}

function watched(file: CreditFile): readonly AutomatedStep[] {
  const { disputes, negativeItems, findings } = file
  const open = disputes.filter(({ status }) => status !== 'pending' && !ENDED_STATUSES.includes(status))
  if (open.length === 0) return []
  const names = new Map([
    ...standingOn(file).flatMap(({ id: reportId, accounts, inquiries }) =>
      [...accounts, ...inquiries].map(
        ({ id: subjectId, creditorName }) => [entryKey({ reportId, subjectId }), creditorName] as const,
      ),
    ),
    ...findings.map((finding) => [keyOfFinding(finding), nameOfFinding(finding)] as const),
    ...negativeItems.map((item) => [entryKey(item), item.creditorName] as const),
  ])
  const about = nameAll(open.flatMap((dispute) => names.get(entryKey(dispute)) ?? []).toSorted())
  return [{ text: `Counts the days for ${counted(open.length, 'dispute')} in progress: ${about}.`, place: 'tracker' }]
}
