import { Navigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Offered } from '#web/parts/helping/offered.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { may } from '#web/platform/may.ts'
import { TrackingViews } from '#web/parts/tracking-views.tsx'
import { useTitle } from '#web/platform/title.ts'
import { tabOf } from '#web/screens/disputes/disputes-tab.ts'
import { ManageDisputes } from '#web/screens/disputes/manage-disputes.tsx'
import type { Described } from '#web/screens/disputes/new-dispute.tsx'
import { type Advice, useAdvice } from '#web/screens/disputes/use-advice.ts'
import { type Place, usePlace } from '#web/screens/disputes/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

const LEAD = 'You can dispute mistakes yourself, for free. We write the letters, keep the clock, and tell you what comes next.'

// Only the list shows at once.
const AiTools = lazyPart(async () => (await import('#web/screens/disputes/ai-tools.tsx')).AiTools)
const AdviceResults = lazyPart(async () => (await import('#web/screens/disputes/advice-results.tsx')).AdviceResults)
const SubmitToBureaus = lazyPart(async () => (await import('#web/screens/disputes/submit-to-bureaus.tsx')).SubmitToBureaus)
const NewDispute = later(async () => (await import('#web/screens/disputes/new-dispute.tsx')).NewDispute)
const AnalyzeNewDispute = later(async () => (await import('#web/screens/disputes/analyze-new-dispute.tsx')).AnalyzeNewDispute)

/** /disputes: every dispute in a list; `?dispute=` is the one that the other tabs are about. With `?id=` an old link to a case file. */
export function DisputesScreen() {
  const { id } = useSearch({ from: '/disputes' })
  return id === undefined ? <AllDisputes /> : <Navigate to="/disputes/$id" params={{ id }} replace />
}

function AllDisputes() {
  useTitle('AI-Powered Dispute Management')
  const place = usePlace()
  const [opening, setOpening] = useState<Described | null>(null)
  const [isAnalyzing, setIsAnalyzing] = useState(false)
  const advice = useAdvice(place.show)
  return (
    <>
      <PageHeading
        title="AI-Powered Dispute Management"
        lead={LEAD}
        action={
          may('createDispute') ? (
            <Button tone="primary" onClick={() => setOpening({})}>
              New Dispute
            </Button>
          ) : undefined
        }
      />
      <TrackingViews at="/disputes" />
      <div className="mt-6">
        <Tabs
          label="Dispute management"
          value={place.tab}
          onChange={(value) => place.show(tabOf(value))}
          tabs={panelsOf(place, advice, () => setIsAnalyzing(true))}
        />
      </div>
      {advice.question}
      {isAnalyzing ? (
        <AnalyzeNewDispute
          onClose={() => setIsAnalyzing(false)}
          onDispute={(described) => {
            setIsAnalyzing(false)
            setOpening(described)
          }}
        />
      ) : null}
      {opening === null ? null : (
        <NewDispute
          described={opening}
          onClose={() => setOpening(null)}
          onOpened={(dispute) => {
            setOpening(null)
            place.select(dispute, 'manage')
          }}
        />
      )}
    </>
  )
}

function panelsOf(place: Place, advice: Advice, onAnalyze: () => void): readonly Tab[] {
  const results = (of: 'analysis' | 'letters' | 'strategy') => <AdviceResults of={of} advice={advice} place={place} />
  return [
    {
      value: 'manage',
      label: 'Manage Disputes',
      panel: <ManageDisputes place={place} advice={advice} onAnalyze={onAnalyze} />,
    },
    {
      value: 'submit',
      label: 'Submit to Bureaus',
      isHidden: !may('submitDispute'),
      panel: (
        <Offered by="submitDispute">
          <SubmitToBureaus place={place} />
        </Offered>
      ),
    },
    { value: 'ai', label: 'AI Tools', panel: <AiTools place={place} advice={advice} /> },
    { value: 'analysis', label: 'Analysis', isHidden: true, panel: results('analysis') },
    { value: 'letters', label: 'Letters', isHidden: true, panel: results('letters') },
    { value: 'strategy', label: 'Strategy', isHidden: true, panel: results('strategy') },
  ]
}
