import type { ReactNode } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { InquiryLetter } from '#web/parts/further/inquiry-letter.tsx'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import { counted } from '#web/parts/written.ts'
import { type InquiryRow, inquiryRows } from '#web/screens/credit-reports/inquiry-rows.ts'
import { type Origin, Value } from '#web/screens/credit-reports/value.tsx'
import { Details } from '#web/ui/details.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

type Inquiry = ReadyReport['inquiries'][number]

const columnsOf = (origin: Origin): readonly Column<InquiryRow>[] => [
  {
    name: 'Company',
    isRowName: true,
    cell: (row) => (
      <div className="min-w-28">
        {row.kind === 'one' ? (
          <Company origin={origin} inquiry={row.inquiry} />
        ) : (
          <>
            <span className="wrap-anywhere">
              {row.kind === 'round' ? 'One application, several lenders' : row.inquiries[0].creditorName}
            </span>
            <Details
              summary={
                row.kind === 'round'
                  ? counted(row.inquiries.length, 'inquiry', 'inquiries')
                  : counted(row.inquiries.length, 'date')
              }
            >
              <ul className="space-y-2">
                {row.inquiries.map((inquiry) => (
                  <li key={inquiry.id}>
                    {row.kind === 'round' ? (
                      <OfRound origin={origin} inquiry={inquiry} />
                    ) : (
                      <DateOf origin={origin} inquiry={inquiry} />
                    )}
                  </li>
                ))}
              </ul>
            </Details>
          </>
        )}
      </div>
    ),
  },
  {
    name: 'Date',
    cell: (row) => (
      <div className="[&_button]:wrap-break-word">
        {row.kind === 'one' ? <DateOf origin={origin} inquiry={row.inquiry} /> : row.days}
      </div>
    ),
  },
  { name: 'Kind', cell: (row) => kindOf(row, origin) },
]

function kindOf(row: InquiryRow, origin: Origin): ReactNode {
  if (row.kind === 'round') return row.text
  if (row.kind === 'company' || row.inquiry.kind === 'soft') return 'Soft: only you see it'
  return (
    <>
      <p>Hard: others see it</p>
      <InquiryLetter reportId={origin.reportId} inquiry={row.inquiry} />
    </>
  )
}

interface OneProps {
  readonly origin: Origin
  readonly inquiry: Inquiry
}

const Company = ({ origin, inquiry: { creditorName, evidence } }: OneProps) => (
  <Value origin={origin} name="Inquiry" evidence={evidence['creditorName']}>
    {creditorName}
  </Value>
)

const DateOf = ({ origin, inquiry: { date, evidence } }: OneProps) => (
  <Value origin={origin} name="Date of the inquiry" evidence={evidence['date']}>
    {date === null ? 'not printed' : writeDay(date)}
  </Value>
)

/** An inquiry of a round can still be asked about by itself. */
const OfRound = ({ origin, inquiry }: OneProps) => (
  <>
    <Company origin={origin} inquiry={inquiry} />
    <InquiryLetter reportId={origin.reportId} inquiry={inquiry} />
  </>
)

/** A longer list is folded away: no one reads five hundred rows to reach what is below. */
const FEW = 8

/** Who looked at the file, hard inquiries first; a round of them is one line, and so are many soft ones of one company. */
export function Inquiries({ report, origin }: { readonly report: Pick<ReadyReport, 'inquiries'>; readonly origin: Origin }) {
  const rows = inquiryRows(report)
  return (
    <Sheet title="Inquiries">
      {rows.length === 0 ? (
        <p className="text-soft">We found no inquiries on this report.</p>
      ) : (
        <FoldedRows rows={rows} first={rows.length > FEW ? 0 : FEW} what="inquiries">
          {(shown) =>
            shown.length === 0 ? null : (
              <Table
                caption="Inquiries on this report"
                isCaptionHidden
                rows={shown}
                keyOf={({ id }) => id}
                columns={columnsOf(origin)}
              />
            )
          }
        </FoldedRows>
      )}
    </Sheet>
  )
}
