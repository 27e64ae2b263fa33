import { readPracticePage } from '#contract/ai-demo.ts'
import { readReportPage } from '#contract/reports.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { ExtractedText } from '#web/parts/extracted-text.tsx'
import { addressOf } from '#web/platform/api.ts'
import type { Recognition } from '#web/screens/ai-analysis/demo-calls.ts'
import { Details } from '#web/ui/details.tsx'
import { FigureList } from '#web/ui/figure-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

const GROUPS = [
  { name: 'personalInfo', title: 'Personal information' },
  { name: 'accounts', title: 'Accounts' },
  { name: 'inquiries', title: 'Inquiries' },
  { name: 'publicRecords', title: 'Public records' },
] as const

/** The text as we read it, and which of the reader's facts it holds again. */
export function OcrResult({ found }: { readonly found: Recognition }) {
  const { fieldCounts, seconds, confidence, detectedFields } = found
  const figures = [
    { label: 'Confidence', figure: `${Math.round(confidence)}%` },
    { label: 'Facts made out again', figure: `${fieldCounts.madeOut} of ${fieldCounts.printed}` },
    { label: 'Seconds', figure: seconds.toFixed(1) },
  ]
  return (
    <Arrival key={`${found.reportId} ${found.page} ${seconds}`}>
      <Sheet
        title={`${BUREAU_NAMES[found.bureau]}, page ${found.page}`}
        aside={found.isPractice ? <Tag tone="warn">Practice</Tag> : null}
      >
        <FigureList figures={figures} columns="grid-cols-2 sm:grid-cols-3" />
        <p className="measure mt-3 text-small text-soft">
          The confidence is the text reader’s own guess, not a measure of how much is right.
        </p>
        <div className="mt-5 grid gap-6 md:grid-cols-2">
          <div className="min-w-0">
            <h3 className="mb-2">Extracted text</h3>
            <ExtractedText>{found.extractedText}</ExtractedText>
          </div>
          <div className="min-w-0">
            <h3 className="mb-2">The page</h3>
            <img
              src={pictureOf(found)}
              alt={`Page ${found.page} of the report, as we read it`}
              className="w-full rounded-field border border-rule bg-white"
            />
          </div>
        </div>
      </Sheet>
      <Sheet title="Detected fields">
        {GROUPS.map(({ name, title }) => (
          <Details
            key={name}
            look="row"
            summary={`${title} (${detectedFields[name].length})`}
            isOpen={detectedFields[name].length > 0}
          >
            <Fields fields={detectedFields[name]} />
          </Details>
        ))}
      </Sheet>
    </Arrival>
  )
}

type Field = Recognition['detectedFields']['accounts'][number]

/** Fact by fact, the facts of one entry under its name. */
function Fields({ fields }: { readonly fields: readonly Field[] }) {
  if (fields.length === 0) return <p className="text-small text-soft">None on this page.</p>
  const entries = Map.groupBy(fields, ({ entry }) => entry)
  return (
    <div className="space-y-5">
      {[...entries].map(([entry, ofEntry]) => (
        <div key={entry ?? ''}>
          {entry === null ? null : <h3 className="mb-1.5 font-serif">{entry}</h3>}
          <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
            {ofEntry.map(({ field, value }) => (
              <div key={`${field} ${value}`} className="contents">
                <dt className="text-small text-soft">{field}</dt>
                <dd className="quoted wrap-anywhere max-sm:mb-2">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

const pictureOf = ({ reportId, page }: Recognition): string =>
  reportId === null ? addressOf(readPracticePage) : addressOf(readReportPage, { params: { id: reportId, page: `${page}.png` } })
