import { type SyntheticEvent, useState } from 'react'
import { FETCH_MISSING, MISSING_TITLE, STATE_CHARACTERS, ZIP_CHARACTERS } from '#contract/bureaus.ts'
import { analysisCustomer } from '#contract/report-analysis.ts'
import { FileDrop } from '#web/parts/file-drop.tsx'
import { usePersonForm } from '#web/parts/pull/use-person-form.ts'
import { UploadRefusal } from '#web/parts/upload-refusal.tsx'
import { useKnownSender } from '#web/parts/use-sender.ts'
import { problemOfFile } from '#web/parts/upload/upload-problems.ts'
import type { Analysis } from '#web/screens/upload/analysis.ts'
import { type AnalysisWish, type Customer, useReportAnalysis } from '#web/screens/upload/use-report-analysis.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { digitsMask, phoneMask } from '#web/ui/masks.ts'
import { Progress } from '#web/ui/progress.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

interface AnalysisFormProps {
  readonly onAnalysed: (analysis: Analysis, customer: Customer) => void
}

type Look = { readonly label: string } & Partial<React.ComponentProps<typeof TextField>>

const LAST_FOUR = 4
const FIELDS = ['name', 'address', 'city', 'state', 'zip', 'phone', 'email', 'ssn'] as const
const LOOKS: Record<(typeof FIELDS)[number], Look> = {
  name: { label: 'Full Name', autoComplete: 'name' },
  address: { label: 'Address', autoComplete: 'street-address', isOptional: true },
  city: { label: 'City', autoComplete: 'address-level2', isOptional: true },
  state: {
    label: 'State',
    maxLength: STATE_CHARACTERS,
    mask: (typed) => typed.toUpperCase(),
    autoComplete: 'address-level1',
    isOptional: true,
  },
  zip: {
    label: 'ZIP Code',
    mask: digitsMask(ZIP_CHARACTERS),
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    isOptional: true,
  },
  phone: { label: 'Phone', type: 'tel', mask: phoneMask, autoComplete: 'tel-national', isOptional: true },
  email: { label: 'Email', type: 'email', autoComplete: 'email', isOptional: true },
  ssn: {
    label: 'Last 4 of SSN',
    mask: digitsMask(LAST_FOUR),
    maxLength: LAST_FOUR,
    inputMode: 'numeric',
    autoComplete: 'off',
    isOptional: true,
    hint: 'Not needed and not kept',
  },
}
const EMPTY = { name: '', address: '', city: '', state: '', zip: '', phone: '', email: '', ssn: '' }

/** Who writes, and the report: starts with a file and a full name. */
export function AnalysisForm({ onAnalysed }: AnalysisFormProps) {
  const user = useUser()
  const { form, problems, send } = usePersonForm(analysisCustomer, { ...EMPTY, name: user?.name ?? '' }, FIELDS)
  const [file, setFile] = useState<File | null>(null)
  const [wasTried, setWasTried] = useState(false)
  const analysing = useReportAnalysis((analysis, customer) => {
    setFile(null)
    setWasTried(false)
    onAnalysed(analysis, customer)
  })
  useKnownSender(true, (sender) => {
    for (const field of ['address', 'city', 'state', 'zip'] as const)
      if (form.getValues(field) === '') form.setValue(field, sender[field])
  })
  const problem = file === null ? null : problemOfFile(file)
  const start = (change: Partial<AnalysisWish> = {}) =>
    send((customer) => {
      if (file !== null && problem === null) return analysing.mutate({ bureau: 'auto', ...change, file, customer })
      if (file === null) toast({ title: MISSING_TITLE, description: FETCH_MISSING, tone: 'destructive' })
    })()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasTried(true)
    start()
  }
  return (
    <div tabIndex={-1} data-arrival>
      <form noValidate onSubmit={submit} className="space-y-6">
        <ErrorSummary problems={problems} attempt={form.formState.submitCount} />
        <fieldset className="min-w-0">
          <legend className="mb-3 font-strong">Personal information</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {FIELDS.map((field) => {
              const error = form.formState.errors[field]?.message
              return <TextField key={field} {...LOOKS[field]} {...(error !== undefined && { error })} {...form.register(field)} />
            })}
          </div>
        </fieldset>
        <FileDrop
          name="analysisReport"
          label="Credit report file"
          hint="We detect the bureau. Your report stays private."
          file={file}
          onChoose={(chosen) => {
            setFile(chosen)
            setWasTried(false)
            analysing.reset()
          }}
          isDisabled={analysing.isPending}
          error={problem ?? (wasTried && file === null ? 'Choose the file of your report' : undefined)}
        />
        {analysing.isPending ? (
          <OnItsWay sent={analysing.sent} />
        ) : (
          <Button type="submit" tone="primary" wide="phone">
            Start Analysis
          </Button>
        )}
      </form>
      {analysing.error === null || file === null ? null : (
        <div className="mt-6">
          <UploadRefusal key={analysing.submittedAt} error={analysing.error} isBusy={analysing.isPending} onResend={start} />
        </div>
      )}
    </div>
  )
}

function OnItsWay({ sent }: { readonly sent: number }) {
  return (
    <div aria-live="polite">
      {sent < 1 ? (
        <Progress label="Uploading" value={sent} max={1} />
      ) : (
        <Progress label="Reading the report, checking it, writing the letters" value={null} valueText="A few seconds" />
      )}
    </div>
  )
}
