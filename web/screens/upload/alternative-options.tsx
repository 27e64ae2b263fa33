import { useState } from 'react'
import type { Analysis } from '#web/screens/upload/analysis.ts'
import type { Customer } from '#web/screens/upload/use-report-analysis.ts'
import { Details } from '#web/ui/details.tsx'
import { later } from '#web/ui/later.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const AnalysisForm = later(async () => (await import('#web/screens/upload/analysis-form.tsx')).AnalysisForm)

interface AlternativeOptionsProps {
  readonly onAnalysed: (analysis: Analysis, customer: Customer) => void
}

/** Other ways to an analysis; the form exists once someone asks for it. */
export function AlternativeOptions({ onAnalysed }: AlternativeOptionsProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Sheet>
      <Details summary="Alternative Options" onToggle={(isOpen) => setWasOpened(wasOpened || isOpen)}>
        <section className="mt-2 border-b border-rule pb-6">
          <h2 className="text-h3">Auto-retrieve from bureaus</h2>
          <p className="measure mt-1 mb-3 text-small text-soft">
            Ask the three bureaus for your reports, and see how each answers.
          </p>
          <LinkButton to="/auto-fetch" wide="phone">
            Auto-Retrieve from Bureaus
          </LinkButton>
        </section>
        <section className="pt-6">
          <h2 className="text-h3">Manual upload</h2>
          <p className="measure mt-1 mb-4 text-small text-soft">
            Upload your report with your name. We read it and draft letters for the errors we find. Nothing is sent.
          </p>
          {wasOpened ? <AnalysisForm onAnalysed={onAnalysed} /> : null}
        </section>
      </Details>
    </Sheet>
  )
}
