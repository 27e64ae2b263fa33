import type { Preview } from '#web/screens/strategy/strategy-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'

/** What a clerk would likely send to the company: codes, a line, and where the claim could shrink. */
export function OscarPreview({ preview }: { readonly preview: Preview }) {
  const { codes, line, shrinks, add } = preview
  return (
    <section>
      <h4>What the company would likely get (e-OSCAR)</h4>
      <p className="measure mt-1 text-small text-soft">
        Our estimate: a bureau turns a letter into a code and one line, and doesn’t publish how.
      </p>
      <dl className="mt-2 space-y-1 text-small">
        {codes.map(({ about, code, says, source, doubt }) => (
          <div key={about}>
            <dt className="inline font-strong">{code === null ? 'Code not known' : `Code ${code}`}: </dt>
            <dd className="inline">
              {says ?? `no public source names the one for ${about}.`} {doubt}{' '}
              {source === null ? null : (
                <TextAnchor href={source} rel="noreferrer" target="_blank">
                  Source<span className="sr-only"> of code {code}, opens a new window</span>
                </TextAnchor>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="quoted mt-2 border-l-2 border-rule pl-3 text-small wrap-anywhere">{line}</p>
      {shrinks === null ? null : (
        <div className="mt-3">
          <Notice title="It could shrink to “112”">{shrinks}</Notice>
        </div>
      )}
      <h5 className="mt-3 text-small font-strong">So that it says what is wrong</h5>
      <ul className="measure mt-1 list-disc space-y-1 pl-5 text-small">
        {add.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}
