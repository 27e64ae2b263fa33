import { FindingProof } from '#web/parts/finding-proof.tsx'
import { citesOf, type Finding } from '#web/parts/item-words.ts'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What the audit found about the entry: each with its place on the page, its rule, and what may explain it. */
export function CaseFindings({ findings, isSent }: { readonly findings: readonly Finding[]; readonly isSent: boolean }) {
  // Once the letter says it, its answer is what counts.
  const Holder = isSent ? FoldedSheet : Sheet
  return (
    <Holder title="What we found" holds="ledger">
      <Ledger>
        {findings.map((found) => (
          <LedgerRow key={found.id} title={found.title}>
            <p className="measure mb-1">
              {found.message} <span className="text-small text-soft">({citesOf(found)})</span>
            </p>
            <FindingProof finding={found} />
          </LedgerRow>
        ))}
      </Ledger>
    </Holder>
  )
}
