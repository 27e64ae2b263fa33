import { writeDay } from '#engine/values/day.ts'
import { InquiryLetter } from '#web/parts/further/inquiry-letter.tsx'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import { Facts, type Origin, Value } from '#web/screens/credit-reports/value.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

type Inquiry = ReadyReport['inquiries'][number]

interface EntriesProps {
  readonly report: ReadyReport
  readonly origin: Origin
}

const inquiryColumns = (origin: Origin): readonly Column<Inquiry>[] => [
  {
    name: 'Company',
    isRowName: true,
    cell: ({ creditorName, evidence }) => (
      <div className="min-w-28">
        <Value origin={origin} name="Inquiry" evidence={evidence['creditorName']}>
          {creditorName}
        </Value>
      </div>
    ),
  },
  {
    name: 'Date',
    cell: ({ date, evidence }) => (
      <div className="[&_button]:wrap-break-word">
        <Value origin={origin} name="Date of the inquiry" evidence={evidence['date']}>
          {date === null ? 'not printed' : writeDay(date)}
        </Value>
      </div>
    ),
  },
  {
    name: 'Kind',
    cell: (inquiry) =>
      inquiry.kind === 'soft' ? (
        'Soft: only you see it'
      ) : (
        <>
          <p>Hard: others see it</p>
          <InquiryLetter reportId={origin.reportId} inquiry={inquiry} />
        </>
      ),
  },
]

/** A longer list is folded away: nobody reads five hundred rows to reach what stands below. */
const FEW = 8

/** Who looked at the file, hard inquiries first. */
export function Inquiries({ report, origin }: EntriesProps) {
  const rows = report.inquiries.toSorted((a, b) => Number(a.kind === 'soft') - Number(b.kind === 'soft'))
  return (
    <Sheet title="Inquiries">
      {rows.length === 0 ? (
        <p className="text-soft">No inquiry was read on this report.</p>
      ) : (
        <FoldedRows rows={rows} first={rows.length > FEW ? 0 : FEW} what="inquiries">
          {(shown) =>
            shown.length === 0 ? null : (
              <Table
                caption="Inquiries on this report"
                isCaptionHidden
                rows={shown}
                keyOf={({ id }) => id}
                columns={inquiryColumns(origin)}
              />
            )
          }
        </FoldedRows>
      )}
    </Sheet>
  )
}

export function PublicRecords({ report, origin }: EntriesProps) {
  return (
    <Sheet title="Public records">
      {report.publicRecords.length === 0 ? (
        <p className="text-soft">No public record was read on this report.</p>
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
