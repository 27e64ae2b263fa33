import type { ReactNode } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { probabilityTone } from '#web/parts/probability-tone.ts'
import { OscarPreview } from '#web/screens/strategy/oscar-preview.tsx'
import { letterWords, LEVEL_WORDS, type Planned } from '#web/screens/strategy/strategy-words.ts'
import { Progress } from '#web/ui/progress.tsx'

const BAR = { good: 'good', warn: 'warn', bad: 'bad', info: 'spruce', neutral: 'spruce' } as const

/** The whole plan of one entry. */
export function PlanDetails({ planned }: { readonly planned: Planned }) {
  const { target, clock, ifRefused, preview, mortgage, turn } = planned
  return (
    <div className="space-y-5 border-l-2 border-rule pl-4 md:pl-6">
      {mortgage === null || turn === 'held' ? null : <Part title="Your mortgage">{mortgage.why}</Part>}
      <Part title={`First: ${BUREAU_NAMES[target.first]}`}>{target.why}</Part>
      <Part title={target.direct.isOwed ? 'Then, if needed: the company' : 'Not the company'}>
        {target.direct.why} ({target.direct.citation})
      </Part>
      <Part title="Letter">{letterWords(planned)}</Part>
      <Evidence meter={planned.meter} />
      <Part title="Time">
        {clock.words} ({clock.citations.join(', ')})
      </Part>
      <section>
        <h4>If it is refused</h4>
        <ol className="measure mt-1 list-decimal space-y-2 pl-6 text-small">
          {ifRefused.map(({ id, title, words, citations }) => (
            <li key={id}>
              <span className="font-strong">{title}.</span> {words} ({citations.join(', ')})
            </li>
          ))}
        </ol>
      </section>
      {preview === null ? null : <OscarPreview preview={preview} />}
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h4>{title}</h4>
      <p className="measure mt-1 text-small wrap-anywhere">{children}</p>
    </section>
  )
}

function Evidence({ meter }: Pick<Planned, 'meter'>) {
  const { level, percent, there, kept, missing, missingWords, lawfulIf } = meter
  return (
    <section>
      <h4>Evidence</h4>
      <div className="mt-2 max-w-md">
        <Progress
          label={`${LEVEL_WORDS[level]}, an estimate by our published table`}
          value={percent}
          tone={BAR[probabilityTone(percent)]}
        />
      </div>
      <Points title="There, on your pages" points={there} />
      <Points title="Kept among your papers: choose it for the letter" points={kept} />
      <Points title="Wanted from you" points={missing} />
      {missing.length === 0 ? null : <p className="measure mt-1 text-small text-soft">{missingWords}</p>}
      <Points title="Make sure first that none of this is so" points={lawfulIf} />
    </section>
  )
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div className="mt-3 text-small">
      <h5 className="font-strong">{title}</h5>
      <ul className="measure mt-1 list-disc space-y-1 pl-5 wrap-anywhere">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
