import { FindingProof } from '#web/parts/finding-proof.tsx'
import type { Finding } from '#web/parts/item-words.ts'
import { FoldedPart } from '#web/screens/case-file/folded-part.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What the audit found about the entry: each with its place on the page, its rule, and what may explain it. */
export function CaseFindings({ findings, isSent }: { readonly findings: readonly Finding[]; readonly isSent: boolean }) {
  const ledger = (
    <Ledger>
      {findings.map((found) => (
        <LedgerRow key={found.id} title={found.title}>
          <p className="measure mb-1">{found.message}</p>
          <FindingProof finding={found} />
        </LedgerRow>
      ))}
    </Ledger>
  )
  // Once the letter says it, its answer is what counts.
  if (isSent) return <FoldedPart title="What we found">{ledger}</FoldedPart>
  return (
    <Sheet title="What we found" holds="ledger">
      {ledger}
    </Sheet>
  )
}
