import type { ResultOf } from '#contract/endpoint.ts'
import type { readBillingDocuments } from '#contract/subscriptions.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

type Part = NonNullable<ResultOf<typeof readBillingDocuments>['contract']>['parts'][number]

/** A document to be read before it is signed, whole, in a part of the page that scrolls by itself. */
export function SignedPaper({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  return (
    <ScrollRegion aria-label={label} className="max-h-96 space-y-3 overflow-y-auto rounded-field border border-rule p-4">
      {parts.map(({ kind, text }) =>
        kind === 'heading' ? (
          <h3 key={text}>{text}</h3>
        ) : (
          <p key={text} className={kind === 'bold' ? 'font-strong' : undefined}>
            {text}
          </p>
        ),
      )}
    </ScrollRegion>
  )
}
