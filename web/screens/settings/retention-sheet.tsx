import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { chooseRetention, readRetention, type retention, retentionForm } from '#contract/retention.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { Details } from '#web/ui/details.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

type Retention = z.output<typeof retention>

const FOR_EVER = 'keep'

const monthWords = (months: number): string =>
  months % 12 === 0
    ? `${months / 12} ${months === 12 ? 'year' : 'years'} after the upload`
    : `${months} ${months === 1 ? 'month' : 'months'} after the upload`

/** How long what is kept, and the one part of it that the member decides. */
export function RetentionSheet() {
  const { data, error, refetch } = useQuery(read(readRetention, {}))
  return (
    <FoldedSheet title="What is kept, and how long">
      {error === null ? null : <LoadFailure what="What is kept" error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null ? (
          <SkeletonRows count={3} label="Loading what is kept" />
        ) : null
      ) : (
        <Kept stored={data} />
      )}
    </FoldedSheet>
  )
}

function Kept({ stored }: { readonly stored: Retention }) {
  const save = useSaving()
  const options = stored.choices.map((months) => ({ value: String(months), label: monthWords(months) }))
  return (
    <div className="space-y-6">
      <SelectField
        name="originalsMonths"
        label="Delete the files of my reports"
        hint="The PDFs, photos and pages. What we read from them stays, and so does every page that an open dispute or an unsent letter needs."
        options={[{ value: FOR_EVER, label: 'Keep until I delete them' }, ...options]}
        value={String(stored.originalsMonths ?? FOR_EVER)}
        onChange={({ currentTarget: { value } }) =>
          save.mutate(stored.choices.find((months) => String(months) === value) ?? null)
        }
      />
      <Details summary="Everything else, and why">
        <dl className="space-y-4">
          {stored.kept.map(({ what, howLong, why }) => (
            <div key={what}>
              <dt className="font-strong">{what}</dt>
              <dd className="measure">
                {howLong}. <span className="text-soft">{why}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Details>
    </div>
  )
}

function useSaving() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (months: number | null) => {
      const body = retentionForm.parse({ originalsMonths: months })
      return call(chooseRetention, { body })
    },
    onSuccess: (stored) => {
      client.setQueryData(keyOf(readRetention), stored)
      toast({ title: 'Choice Saved', description: 'This starts tomorrow.' })
    },
    onError: (error) => {
      const description = wordsOf(error, 'Your choice could not be saved. Try again.')
      toast({ title: 'Update Failed', description, tone: 'destructive' })
    },
  })
}
