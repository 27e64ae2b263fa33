import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '#contract/endpoint.ts'
import { type Language, readDisplay, saveDisplay, type Theme } from '#contract/display.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { chooseHere } from '#web/platform/language.ts'
import { showTheme } from '#web/platform/theme.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

const LOOKS: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'As this device says' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const LANGUAGES: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
]
const AS_BROWSER = { value: '', label: 'As this browser says' } as const

/** Light or dark, and the language, on every device of the account. */
export function DisplaySheet() {
  const { data, error, refetch } = useQuery(read(readDisplay, {}))
  const save = useSaving()
  return (
    <Sheet title="Look and language">
      {error === null ? null : <LoadFailure what="Your choice" error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null ? (
          <SkeletonRows count={1} label="Loading your choice" />
        ) : null
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            name="theme"
            label="Light or dark"
            hint="Kept with your account, so every device shows the same."
            options={LOOKS}
            value={data.theme}
            onChange={({ currentTarget }) =>
              save.mutate({ theme: LOOKS.find(({ value }) => value === currentTarget.value)?.value ?? 'system' })
            }
          />
          <SelectField
            name="language"
            label="Language"
            hint="Letters to bureaus and companies are always in English."
            options={[AS_BROWSER, ...LANGUAGES]}
            value={data.language ?? ''}
            onChange={({ currentTarget }) =>
              save.mutate({ language: LANGUAGES.find(({ value }) => value === currentTarget.value)?.value ?? null })
            }
          />
        </div>
      )}
    </Sheet>
  )
}

type Display = ResultOf<typeof readDisplay>

/** The page changes at once; should it not be kept, what is stored comes back. */
function useSaving() {
  const client = useQueryClient()
  const key = keyOf(readDisplay)
  const show = (display: Display): void => {
    client.setQueryData(key, display)
    showTheme(display.theme)
  }
  return useMutation({
    mutationFn: (chosen: Partial<Display>) => call(saveDisplay, { body: chosen }),
    onMutate: (chosen) => {
      const before = client.getQueryData<Display>(key) ?? { theme: 'system', language: null }
      show({ ...before, ...chosen })
      return { before }
    },
    onSuccess: (display, { language }) => {
      show(display)
      if (language === undefined) return
      chooseHere(language)
      location.reload()
    },
    onError: (error, _chosen, kept) => {
      if (kept !== undefined) show(kept.before)
      const description = wordsOf(error, 'Your choice could not be saved. Try again.')
      toast({ title: 'Update Failed', description, tone: 'destructive' })
    },
  })
}
