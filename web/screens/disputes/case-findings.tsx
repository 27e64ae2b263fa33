import type { z } from 'zod'
import type { finding } from '#contract/findings.ts'
import { EvidenceButton } from '#web/parts/evidence-dialog.tsx'
import { Details } from '#web/ui/details.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Finding = z.output<typeof finding>

/** What the audit found about the entry: each with its place on the page, its rule, and what may explain it. */
export function CaseFindings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <Sheet title="What we found" holds="ledger">
      <Ledger>
        {findings.map((found) => (
          <LedgerRow key={found.id} title={found.title}>
            <p className="measure">
              <span className="highlighted">{found.message}</span>
            </p>
            <p className="measure mt-1 text-small text-soft">
              {found.citations.map(({ cite, title }) => `${cite} (${title})`).join('; ')}
            </p>
            <div className="mt-2 flex flex-wrap gap-x-6">
              <EvidenceButton title={found.title} message={found.message} bureau={found.bureau} places={found.evidence} />
              {found.exonerations.length === 0 ? null : (
                <Details summary={<span className="text-small">What may explain it</span>}>
                  <ul className="measure list-disc space-y-1 pl-5 text-small">
                    {found.exonerations.map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ul>
                </Details>
              )}
            </div>
          </LedgerRow>
        ))}
      </Ledger>
    </Sheet>
  )
}
