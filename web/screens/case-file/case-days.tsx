import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { tellDays, type toldDays } from '#contract/disputes.ts'
import type { Case } from '#web/parts/case.ts'
import { ANNUAL_TIME, MORE_TIME } from '#web/parts/letter/bureau-time.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

type Told = z.output<typeof toldDays>

const DAYS = [
  ['noticeSentOn', 'Date on the debt collector’s notice'],
  ['noticeReceivedOn', 'Day that notice came'],
  ['noticeEndsOn', 'Last day to dispute that the notice gives'],
  ['courtAnswerBy', 'Last day to answer the court, from its paper'],
  ['informationAddedOn', 'Day the bureau got more information from you'],
] as const

const HINTS: Readonly<Partial<Record<(typeof DAYS)[number][0], string>>> = { informationAddedOn: MORE_TIME }

/** What only the member knows and what changes a deadline; an emptied field takes it back. */
export function CaseDays({ dispute }: { readonly dispute: Case }) {
  const client = useQueryClient()
  const [told, setTold] = useState<Told>(dispute.told ?? {})
  const telling = useMutation({
    mutationFn: (body: Told) => call(tellDays, { params: { id: dispute.id }, body }),
    retry: false,
    onSuccess: async () => {
      toast({ title: 'Saved', description: 'The deadlines follow.' })
      await refreshCases(client)
    },
  })
  if (!may('tellDays')) return null
  const error = telling.isError ? wordsOf(telling.error, 'Not saved. Try again in a moment.') : undefined
  const { afterFreeAnnualReport } = told
  return (
    <Details summary="Add a date that changes a deadline" isOpen={telling.isError}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          telling.mutate(told)
        }}
      >
        {DAYS.map(([field, label]) => (
          <TextField
            key={field}
            name={field}
            label={label}
            type="date"
            characters={12}
            isOptional
            hint={HINTS[field]}
            value={told[field] ?? ''}
            onChange={({ target }) => setTold({ ...told, [field]: target.value === '' ? null : target.value })}
          />
        ))}
        <SelectField
          name="afterFreeAnnualReport"
          label="Was it your free annual report?"
          hint={ANNUAL_TIME}
          options={[
            { value: '', label: 'I don’t know' },
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={afterFreeAnnualReport === true ? 'yes' : afterFreeAnnualReport === false ? 'no' : ''}
          onChange={({ target }) =>
            setTold({ ...told, afterFreeAnnualReport: target.value === '' ? null : target.value === 'yes' })
          }
        />
        {error === undefined ? null : (
          <p role="alert" className="text-small text-bad">
            {error}
          </p>
        )}
        <Button type="submit" busy={telling.isPending}>
          Save dates
        </Button>
      </form>
    </Details>
  )
}
