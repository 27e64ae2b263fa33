import { ErrorLines } from '#web/parts/error-lines.tsx'
import { errorsIn, useMatters } from '#web/parts/use-matters.ts'
import { counted } from '#web/parts/written.ts'
import { Sheet } from '#web/ui/sheet.tsx'

/** Every error of the file, also on an account that does not count against the member; nothing where there is none. */
export function ErrorsFound() {
  const { data } = useMatters()
  const errors = errorsIn(data?.matters ?? [])
  if (errors.length === 0) return null
  return (
    <div className="lg:col-span-2">
      <Sheet title={`${counted(data?.counts.errors ?? errors.length, 'error')} found`}>
        <ErrorLines errors={errors} />
      </Sheet>
    </div>
  )
}
