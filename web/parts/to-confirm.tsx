import { nameOfReport } from '#web/parts/name-of-report.ts'
import type { ReadyHead } from '#web/parts/stored-report.ts'
import { counted } from '#web/parts/written.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** That values wait for the member's word, and the way to them; nothing when none does. */
export function ToConfirm({ reports }: { readonly reports: readonly ReadyHead[] }) {
  const waiting = reports.filter(({ toConfirm }) => toConfirm > 0)
  if (waiting.length === 0) return null
  const all = waiting.reduce((sum, { toConfirm }) => sum + toConfirm, 0)
  return (
    <div data-screen-only>
      <Notice title={`${counted(all, 'value')} to confirm`}>
        <p>We couldn’t read them for certain, so we don’t use them until you check.</p>
        <ul className="mt-1">
          {waiting.map((report) => (
            <li key={report.id}>
              <TextLink to="/credit-reports/confirm" search={{ report: report.id }}>
                {nameOfReport(report)}: {counted(report.toConfirm, 'value')}
              </TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
