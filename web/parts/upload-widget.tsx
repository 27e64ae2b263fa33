import { type SyntheticEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { FileDrop } from '#web/parts/file-drop.tsx'
import type { Report } from '#web/parts/stored-report.ts'
import { UploadRefusal } from '#web/parts/upload-refusal.tsx'
import { type BureauChoice, problemOfFile, type UploadWish, useUpload } from '#web/parts/use-upload.ts'
import { BUREAU_LOOKS } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toast } from '#web/ui/toast.tsx'

interface UploadWidgetProps {
  /** Called once the report is read and every list knows of it. */
  readonly onRead: (reports: readonly Report[]) => void
}

const CHOICES: readonly BureauChoice[] = [...BUREAUS, 'auto']
const choiceOf = (value: string): BureauChoice | null => CHOICES.find((choice) => choice === value) ?? null
const bureauCards = CHOICES.map((value) => ({
  value,
  label: value === 'auto' ? 'Detect the bureau for me' : <BureauName bureau={value} />,
}))

function BureauName({ bureau }: { readonly bureau: Exclude<BureauChoice, 'auto'> }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className={`fill-current ${BUREAU_LOOKS[bureau].text}`}>
        <path d={BUREAU_LOOKS[bureau].shape} />
      </svg>
      {BUREAU_NAMES[bureau]}
    </span>
  )
}

/** A file and its bureau; then how far it is on its way, then what was read of it or why it was not taken. */
export function UploadWidget({ onRead }: UploadWidgetProps) {
  const [file, setFile] = useState<File | null>(null)
  const form = useForm({ defaultValues: { bureau: '' } })
  const bureau = choiceOf(useWatch({ control: form.control, name: 'bureau' }))
  const [wasTried, setWasTried] = useState(false)
  const upload = useUpload((reports) => {
    setFile(null)
    setWasTried(false)
    onRead(reports)
  })
  const problem = file === null ? null : problemOfFile(file)
  const wish = file === null || bureau === null || problem !== null ? null : { file, bureau }
  const choose = (chosen: File) => {
    setFile(chosen)
    setWasTried(false)
    upload.reset()
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (wish !== null) upload.mutate(wish)
    else if (problem === null) reportMissing()
  }
  const resend = (change: Partial<UploadWish>) => {
    if (wish === null) return
    if (change.bureau !== undefined) form.setValue('bureau', change.bureau)
    upload.mutate({ ...upload.variables, ...wish, ...change })
  }
  return (
    <Sheet title="Upload a report">
      <form noValidate onSubmit={send} className="space-y-6">
        <FileDrop
          name="creditReport"
          label="Your credit report"
          hint="The PDF that the bureau gave you. It is read on this installation and shown to nobody else."
          file={file}
          onChoose={choose}
          isDisabled={upload.isPending}
          error={problem ?? (wasTried && file === null ? 'Choose the file of your report' : undefined)}
        />
        <ChoiceCards
          type="radio"
          label="Which bureau is it from?"
          choices={bureauCards}
          error={wasTried && bureau === null ? 'Choose the bureau, or let us detect it' : undefined}
          {...form.register('bureau', { onChange: () => upload.reset() })}
        />
        {upload.isPending ? (
          <OnItsWay sent={upload.sent} />
        ) : (
          <Button type="submit" tone="primary" wide="phone">
            Upload and read
          </Button>
        )}
      </form>
      {upload.error === null || wish === null ? null : (
        <div className="mt-6">
          <UploadRefusal key={upload.submittedAt} error={upload.error} isBusy={upload.isPending} onResend={resend} />
        </div>
      )}
    </Sheet>
  )
}

const reportMissing = () =>
  toast({
    title: 'Missing Information',
    description: 'Please select both a file and credit bureau.',
    tone: 'destructive',
  })

function OnItsWay({ sent }: { readonly sent: number }) {
  return (
    <div aria-live="polite">
      {sent < 1 ? (
        <Progress label="Uploading" value={sent} max={1} />
      ) : (
        <Progress label="Reading the report, entry by entry" value={null} valueText="A few seconds" />
      )}
    </div>
  )
}
