import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { analyzeDispute, matterForm } from '#contract/ai-disputes.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import { applyIssues, problemsOf } from '#web/platform/form.ts'
import { useTitle } from '#web/platform/title.ts'
import { AnalysisResult } from '#web/screens/disputes/analysis-result.tsx'
import type { Described } from '#web/screens/disputes/new-dispute.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

interface AnalyzeNewDisputeProps {
  /** Takes what was typed into the New Dispute form. */
  readonly onDispute: (described: Described) => void
  readonly onClose: () => void
}

const DRAFT = 'analyze new dispute'

/** The Analyze New Dispute dialog: what the file holds for a dispute, before there is one. */
export function AnalyzeNewDispute({ onDispute, onClose }: AnalyzeNewDisputeProps) {
  const { form, drop } = useDraftForm(matterForm, { defaults: { creditor: '', description: '' } }, { name: DRAFT })
  const [described, setDescribed] = useState<z.output<typeof matterForm> | null>(null)
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  useTitle('Analyze New Dispute', problems.length > 0)
  const analysis = useMutation({
    mutationFn: (body: z.output<typeof matterForm>) => call(analyzeDispute, { body }),
    retry: false,
    onSuccess: (_result, body) => setDescribed(body),
    onError: (error) => {
      if (applyIssues(form, error, ['creditor', 'description'])) return
      const description = wordsOf(error, 'The dispute could not be analyzed. Try again in a moment.')
      toast({ title: 'Analysis Failed', description, tone: 'destructive' })
    },
  })
  const start = () => {
    drop()
    if (described !== null) onDispute(described)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Analyze New Dispute"
      description="See what your reports say first. We don’t save or send anything."
      width="wide"
    >
      <form noValidate onSubmit={form.handleSubmit((values) => analysis.mutate(values))} className="max-w-xl space-y-6">
        <ErrorSummary problems={problems} attempt={submitCount} />
        <TextField
          label="Creditor"
          hint="The company name as it appears on your report"
          error={errors.creditor?.message}
          {...form.register('creditor')}
        />
        <TextArea
          label="Description"
          hint="What is wrong, in your own words"
          error={errors.description?.message}
          {...form.register('description')}
        />
        <Button type="submit" tone={analysis.data === undefined ? 'primary' : 'secondary'} wide="phone" busy={analysis.isPending}>
          Analyze
        </Button>
      </form>
      {analysis.data === undefined || described === null ? null : (
        <Found key={analysis.submittedAt}>
          <AnalysisResult result={analysis.data} />
          <div className="mt-6">
            <Offered by="createDispute">
              <Button tone="primary" wide="phone" onClick={start}>
                Start this dispute
              </Button>
            </Offered>
          </div>
        </Found>
      )}
    </Dialog>
  )
}

/** The answer is below the form: reading goes on there. */
function Found({ children }: { readonly children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus()
  }, [])
  return (
    <div ref={top} tabIndex={-1} className="mt-8 scroll-mt-4 border-t border-rule pt-6">
      <h3 className="sr-only">Analysis</h3>
      {children}
    </div>
  )
}
