import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { readCreditProfile, setGoal, targetScore } from '#contract/credit-profile.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { digitsMask } from '#web/ui/masks.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

const goalForm = z.object({ targetScore: z.string().transform(Number).pipe(targetScore) })

/** The score that the dashboard measures against. */
export function GoalSheet() {
  const { data, error, refetch } = useQuery(read(readCreditProfile, {}))
  if (error !== null) return <LoadFailure what="Your target score" error={error} onRetry={() => void refetch()} />
  return (
    <Sheet title="Your goal">
      {data === undefined ? (
        <SkeletonRows count={1} label="Loading your target score" />
      ) : (
        <GoalForm goal={data.targetScore?.toString() ?? ''} />
      )}
    </Sheet>
  )
}

function GoalForm({ goal }: { readonly goal: string }) {
  const client = useQueryClient()
  const form = useZodForm(goalForm, { targetScore: goal })
  const { errors, submitCount } = form.formState
  const saving = useMutation({
    mutationFn: (body: z.output<typeof goalForm>) => call(setGoal, { body }),
    onSuccess: async (profile) => {
      toast({ title: 'Target Score Saved', description: `Your progress is measured against ${profile.targetScore}.` })
      await refresh(client, readCreditProfile, readDashboard)
    },
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: wordsOf(error, 'Your target score could not be saved. Try again.'),
        tone: 'destructive',
      }),
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => saving.mutate(values))} className="space-y-6">
      <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
      <TextField
        label="Target score"
        hint="From 300 to 850. Lenders’ best offers usually begin at about 750."
        inputMode="numeric"
        mask={digitsMask(3)}
        characters={3}
        error={errors.targetScore?.message}
        {...form.register('targetScore')}
      />
      <Button type="submit" wide="phone" busy={saving.isPending}>
        Save target score
      </Button>
    </form>
  )
}
