import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTitle } from '#web/platform/title.ts'
import { LetterPanel } from '#web/screens/ai-analysis/letter-panel.tsx'
import { OcrPanel } from '#web/screens/ai-analysis/ocr-panel.tsx'
import { PredictionPanel } from '#web/screens/ai-analysis/prediction-panel.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const TABS = ['ocr', 'prediction', 'letter'] as const
type DemoTab = (typeof TABS)[number]
const tabOf = (text: string | undefined): DemoTab => TABS.find((tab) => tab === text) ?? 'ocr'

/** /ai-analysis: the steps of the pipeline one by one, on the member's own file or on a practice page. */
export function AiAnalysisScreen() {
  useTitle('AI Analysis Demo')
  const tab = tabOf(useSearch({ from: '/ai-analysis' }).tab)
  const navigate = useNavigate()
  // One entry is asked about on both panels; empty: that of the practice page.
  const [itemId, setItemId] = useState('')
  const show = (next: string) => void navigate({ to: '/ai-analysis', search: tabOf(next) === 'ocr' ? {} : { tab: next } })
  return (
    <>
      <PageHeading
        title="AI Analysis Demo"
        lead="What Errata does with a report, step by step: on your own file, or on a practice page. Each run is live, not a recording."
      />
      <div className="mt-6">
        <Tabs
          label="Steps of the analysis"
          value={tab}
          onChange={show}
          tabs={[
            { value: 'ocr', label: 'OCR', panel: <OcrPanel /> },
            {
              value: 'prediction',
              label: 'ML success prediction',
              panel: <PredictionPanel itemId={itemId} onChoose={setItemId} />,
            },
            { value: 'letter', label: 'GPT dispute letters', panel: <LetterPanel itemId={itemId} onChoose={setItemId} /> },
          ]}
        />
      </div>
    </>
  )
}
