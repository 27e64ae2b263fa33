import { writeDay } from '#engine/values/day.ts'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import { Facts, type Origin } from '#web/screens/credit-reports/value.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface EntriesProps {
  readonly report: ReadyReport
  readonly origin: Origin
}

export function PublicRecords({ report, origin }: EntriesProps) {
  return (
    <Sheet title="Public records">
      {report.publicRecords.length === 0 ? (
        <p className="text-soft">We found no public records on this report.</p>
      ) : (
        <ul className="space-y-6">
          {report.publicRecords.map((record) => (
            <li key={record.id}>
              <h3 className="mb-2">{record.type}</h3>
              <Facts origin={origin} facts={recordFacts(record)} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function recordFacts({ court, reference, status, dateFiled, dateResolved, evidence }: ReadyReport['publicRecords'][number]) {
  const facts = [
    ['status', 'Status', status],
    ['dateFiled', 'Date filed', dateFiled === null ? null : writeDay(dateFiled)],
    ['dateResolved', 'Date resolved', dateResolved === null ? null : writeDay(dateResolved)],
    ['court', 'Court', court],
    ['reference', 'Reference', reference],
  ] as const
  return facts.flatMap(([field, name, text]) => (text === null ? [] : [{ name, text, evidence: evidence[field] }]))
}
