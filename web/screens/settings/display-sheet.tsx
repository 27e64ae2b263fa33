import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readDisplay, saveDisplay, type Theme } from '#contract/display.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
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

/** Light or dark, on every device of the account; and the one language there is. */
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
        <SelectField
          name="theme"
          label="Light or dark"
          hint="Kept with your account, so every device shows the same."
          options={LOOKS}
          value={data.theme}
          onChange={({ currentTarget }) =>
            save.mutate(LOOKS.find(({ value }) => value === currentTarget.value)?.value ?? 'system')
          }
        />
      )}
      <p className="measure mt-6 text-soft">
        Errata speaks English only, like the reports that it reads and the letters that it writes.
      </p>
    </Sheet>
  )
}

/** The page changes at once; should it not be kept, what is stored comes back. */
function useSaving() {
  const client = useQueryClient()
  const key = keyOf(readDisplay)
  const show = (theme: Theme): void => {
    client.setQueryData(key, { theme })
    showTheme(theme)
  }
  return useMutation({
    mutationFn: (theme: Theme) => call(saveDisplay, { body: { theme } }),
    onMutate: (theme) => {
      const before = client.getQueryData<{ theme: Theme }>(key)?.theme ?? 'system'
      show(theme)
      return { before }
    },
    onSuccess: ({ theme }) => show(theme),
    onError: (error, _theme, kept) => {
      show(kept?.before ?? 'system')
      const description = wordsOf(error, 'Your choice could not be saved. Try again.')
      toast({ title: 'Update Failed', description, tone: 'destructive' })
    },
  })
}
