import { TextAnchor } from '#web/ui/text-link.tsx'
import { Details } from '#web/ui/details.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { BUREAU_NAMES, BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** How to get at the report with each bureau, in the order of doing it. */
const STEPS: Record<Bureau, readonly string[]> = {
  equifax: [
    'On annualcreditreport.com choose Equifax and answer its questions about you.',
    'When the report is open, press Print or Download at the top of the page. A free myEquifax account shows the same report.',
    'Save it as a PDF. Take the whole report, not only the summary page.',
  ],
  experian: [
    'On annualcreditreport.com choose Experian and answer its questions about you.',
    'When the report is open, press "Print your report" or print the page from your browser.',
    'Choose "Save as PDF" as the printer. Leave the browser’s own page layout as it is.',
  ],
  transunion: [
    'On annualcreditreport.com choose TransUnion and answer its questions about you.',
    'When the report is open, press Print or Download.',
    'Choose "Save as PDF" as the printer and keep all pages.',
  ],
}

/** Where the reports come from: free for everyone, each week, from the bureaus themselves. */
export function GettingReports() {
  return (
    <Sheet title="How to get your reports">
      <p className="measure text-soft">
        <TextAnchor href="https://www.annualcreditreport.com/" target="_blank" rel="noreferrer">
          annualcreditreport.com
        </TextAnchor>{' '}
        gives you a free report from each bureau every week. Errata never asks for a bureau password. Use the PDF if you can. It’s
        the most accurate. Scans and photos work too, and you confirm what isn’t clear.
      </p>
      <div className="mt-3 border-t border-rule">
        {BUREAUS.map((bureau) => (
          <Details key={bureau} look="row" name="getting-reports" summary={BUREAU_NAMES[bureau]}>
            <ol className="measure list-decimal space-y-1.5 pl-5 text-small">
              {STEPS[bureau].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Details>
        ))}
      </div>
    </Sheet>
  )
}
