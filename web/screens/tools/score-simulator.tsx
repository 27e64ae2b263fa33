import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { simulateScore } from '#contract/tools.ts'
import { HARMS } from '#engine/scores/published-examples.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { useTitle } from '#web/platform/title.ts'
import { actionsOf, DEFAULT_SCORE, simulatorForm, type SimulatorValues, typedNumber } from '#web/screens/tools/simulator-form.ts'
import { HARM_WORDS } from '#web/screens/tools/simulator-words.ts'
import { type ScoredReport, StartFrom } from '#web/screens/tools/start-from.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Details } from '#web/ui/details.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { later } from '#web/ui/later.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

const SimulationResult = later(async () => (await import('#web/screens/tools/simulation-result.tsx')).SimulationResult)

interface ScoreSimulatorProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The dialog of the Credit Score Simulator: the figures, and under them what they might bring. */
export function ScoreSimulator({ isOpen, onOpenChange }: ScoreSimulatorProps) {
  const form = useZodForm(simulatorForm, { currentScore: DEFAULT_SCORE, harms: [] })
  const [report, setReport] = useState<ScoredReport | null>(null)
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  useTitle(isOpen ? 'Credit Score Simulator' : 'Credit Tools', isOpen && problems.length > 0)
  const simulating = useMutation({
    mutationFn: async (values: SimulatorValues) => {
      const actions = actionsOf(values)
      const found = await call(simulateScore, { body: { currentScore: values.currentScore, actions } })
      return { from: values.currentScore, actions, report, ...found }
    },
    retry: false,
    onError: (error) => {
      toast({ title: 'Simulation Failed', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Credit Score Simulator"
      description="An estimate, not a promise: no scoring company publishes its formula. The model is our own."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => simulating.mutate(values), simulating.reset)}
        className="space-y-6"
      >
        <ErrorSummary problems={problems} attempt={submitCount} />
        <StartFrom
          chosen={report}
          onChoose={(chosen) => {
            setReport(chosen)
            if (chosen?.score) form.setValue('currentScore', chosen.score)
          }}
        />
        <SimulatorFields form={form} />
        <Button type="submit" tone="primary" wide="phone" busy={simulating.isPending}>
          Simulate
        </Button>
      </form>
      {simulating.data === undefined ? null : <SimulationResult key={simulating.submittedAt} {...simulating.data} />}
    </Dialog>
  )
}

interface SimulatorFieldsProps {
  readonly form: UseFormReturn<z.input<typeof simulatorForm>, unknown, SimulatorValues>
}

function SimulatorFields({ form }: SimulatorFieldsProps) {
  const { errors } = form.formState
  const number = (name: keyof SimulatorValues) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    characters: 10,
    error: errors[name]?.message,
    ...form.register(name, { setValueAs: typedNumber }),
  })
  return (
    <>
      <TextField label="Current score" hint="300 to 850" {...number('currentScore')} />
      <TextField label="Pay down debt" isOptional hint="Dollars" {...number('payDownAmount')} />
      <TextField
        label="Remove a negative item"
        isOptional
        hint="Its estimated impact in points, 0 to 100"
        {...number('removeNegativeImpact')}
      />
      <TextField
        label="Reduce utilization"
        isOptional
        hint="Percentage points, 0 to 100. From 45% to 25% is 20."
        {...number('utilizationReduction')}
      />
      <Details summary="What if something goes wrong?">
        <ChoiceCards
          type="checkbox"
          label="What goes wrong"
          hint="Estimated from the examples that FICO publishes."
          isOptional
          choices={HARMS.map((harm) => ({ value: harm, label: HARM_WORDS[harm] }))}
          error={errors.harms?.message}
          {...form.register('harms')}
        />
      </Details>
    </>
  )
}
