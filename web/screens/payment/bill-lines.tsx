import type { PlanOfMember } from '#web/screens/payment/use-plan.ts'
import { writeDollars } from '#web/parts/written.ts'

interface BillLinesProps {
  readonly label: string
  readonly lines: PlanOfMember['invoices'][number]['lines']
}

/** Act by act what is paid for. */
export function BillLines({ label, lines }: BillLinesProps) {
  return (
    <ul aria-label={label} className="space-y-2">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.doneAt} ${line.words}`} className="flex justify-between gap-4">
          <span className="min-w-0">{line.words}</span>
          <span className="quoted figures">{writeDollars(line.amount)}</span>
        </li>
      ))}
    </ul>
  )
}
