import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { readyReports, reportHeads } from '#web/parts/stored-report.ts'
import { writeReportDate } from '#web/parts/written.ts'
import { useRecognition } from '#web/screens/ai-analysis/demo-calls.ts'
import { READING_MEASURED } from '#web/screens/ai-analysis/measured.ts'
import { OcrResult } from '#web/screens/ai-analysis/ocr-result.tsx'
import { Button } from '#web/ui/button.tsx'
import { digitsMask } from '#web/ui/masks.ts'
import { Progress } from '#web/ui/progress.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const PAGE_DIGITS = 3

/** The text of a page, from its picture alone. */
export function OcrPanel() {
  const { data: reports } = useQuery(reportHeads())
  const [reportId, setReportId] = useState('')
  const [page, setPage] = useState('')
  const recognition = useRecognition()
  const own = readyReports(reports ?? []).map(({ id, bureau, reportDate, source }) => ({
    value: id,
    label: `${BUREAU_NAMES[bureau]}, ${writeReportDate(reportDate)}${source === 'practice' ? ' (practice)' : ''}`,
  }))
  const pageCount = reports?.find(({ id }) => id === reportId)?.pageCount ?? null
  const isWrong = pageCount !== null && page !== '' && (Number(page) < 1 || Number(page) > pageCount)
  const run = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isWrong) return
    recognition.mutate(reportId === '' ? {} : { reportId, ...(page !== '' && { page: Number(page) }) })
  }
  return (
    <div className="space-y-6">
      <Sheet title="OCR: text from a picture">
        <p className="measure mb-5 text-soft">
          We turn the page into a picture, read the text from the picture alone, and compare it with the text in the file. All of
          this happens on our own server.
        </p>
        <form noValidate onSubmit={run} className="space-y-5">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              name="report"
              label="Which page?"
              options={[{ value: '', label: 'The practice page' }, ...own]}
              value={reportId}
              onChange={({ target }) => {
                setReportId(target.value)
                setPage('')
              }}
            />
            {pageCount === null ? null : (
              <TextField
                name="page"
                label="Page number"
                isOptional
                hint={`1 to ${pageCount}; empty: the page with the first finding`}
                inputMode="numeric"
                mask={digitsMask(PAGE_DIGITS)}
                value={page}
                onChange={({ target }) => setPage(target.value)}
                error={isWrong ? `Choose a page from 1 to ${pageCount}` : undefined}
              />
            )}
          </div>
          <Button type="submit" tone="primary" wide="phone" busy={recognition.isPending}>
            Run OCR
          </Button>
          {recognition.isPending ? <Progress label="Reading the page" value={null} valueText="Usually a few seconds" /> : null}
        </form>
      </Sheet>
      {recognition.data === undefined || recognition.isPending ? null : <OcrResult found={recognition.data} />}
      <Measured />
    </div>
  )
}

function Measured() {
  const { on, filesEachLayout, layouts } = READING_MEASURED
  return (
    <p className="measure text-small text-soft">
      What was measured: reading the text of PDF reports, on {on}, on {filesEachLayout} files a layout from this product’s own
      generator: {layouts.map(({ name, exact }) => `${name} ${exact} of the fields exact`).join('; ')}. No report of a real person
      was among them. We measure scans, faxes, faded copies and photos separately.
    </p>
  )
}
