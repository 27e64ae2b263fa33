import { clsx } from 'clsx'
import { bandOf, distanceTo, flagPlaces, placeOf, SCORE_BANDS, TICKS } from '#web/ui/score-scale.ts'
import { Tag, type Tone } from '#web/ui/tag.tsx'

const BAND_FILLS: Record<Tone, string> = {
  neutral: 'bg-disabled-wash',
  bad: 'bg-disabled-wash',
  warn: 'bg-mark/45',
  info: 'bg-info/30',
  good: 'bg-good/30',
}

interface ScoreRulerProps {
  readonly score: number
  readonly goal: number
}

/** The score on a ruler from 300 to 850, with the goal, the bands and the way between; the sentence under it says the same. */
export function ScoreRuler({ score, goal }: ScoreRulerProps) {
  const { pointsLeft, percent } = distanceTo(goal, score)
  const { youLean, goalLean, isStacked } = flagPlaces(score, goal)
  return (
    <figure>
      <div aria-hidden="true" className={isStacked ? 'pt-16' : 'pt-9'}>
        <div className="relative">
          <Flag at={placeOf(score)} lean={youLean} className="border-ink bg-ink text-sheet">{`You ${score}`}</Flag>
          <Flag
            at={placeOf(goal)}
            lean={goalLean}
            isHigh={isStacked}
            className="border-spruce bg-sheet text-spruce"
          >{`Goal ${goal}`}</Flag>
          <Bar score={score} goal={goal} isStacked={isStacked} />
          <Scale goal={goal} />
        </div>
      </div>
      <figcaption className="mt-3">
        {pointsLeft === 0 ? (
          <>
            You have reached your goal of <span className="whitespace-nowrap">{goal}.</span>
          </>
        ) : (
          <>
            <strong>{`${pointsLeft} ${pointsLeft === 1 ? 'point' : 'points'}`}</strong>
            {` to your goal of ${goal}. You are ${percent}% of the way from 300.`}
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** The name of the score's band: `Needs work`, `Fair`, `Good`, `Very good`. Nothing for a figure that is no score. */
export function ScoreTag({ score }: { readonly score: number }) {
  const band = bandOf(score)
  return band === null ? null : <Tag tone={band.tone}>{band.name}</Tag>
}

interface FlagProps {
  readonly at: number
  readonly lean: number
  readonly isHigh?: boolean
  readonly className: string
  readonly children: string
}

function Flag({ at, lean, isHigh = false, className, children }: FlagProps) {
  return (
    <span
      className={clsx(
        'figures absolute z-1 rounded-field border px-1.5 text-micro leading-5 font-strong whitespace-nowrap',
        className,
      )}
      style={{ left: `${at}%`, transform: `translateX(-${lean * 100}%)`, bottom: `calc(100% + ${isHigh ? 38 : 10}px)` }}
    >
      {children}
    </span>
  )
}

function Bar({ score, goal, isStacked }: ScoreRulerProps & { readonly isStacked: boolean }) {
  const [you, target] = [placeOf(score), placeOf(goal)]
  return (
    <div className="relative h-2.5">
      <div className="flex h-full overflow-hidden rounded-full">
        {SCORE_BANDS.map((band) => (
          <span
            key={band.from}
            className={BAND_FILLS[band.tone]}
            style={{ width: `${placeOf(band.to) - placeOf(band.from)}%` }}
          />
        ))}
      </div>
      <span className="absolute inset-y-0 left-0 rounded-l-full bg-spruce" style={{ width: `${you}%` }} />
      {target > you ? (
        <span className="hatched absolute inset-y-0" style={{ left: `${you}%`, width: `${target - you}%` }} />
      ) : null}
      <span
        className="absolute -bottom-2 w-0.5 -translate-x-1/2 bg-spruce"
        style={{ left: `${target}%`, top: isStacked ? -38 : -10 }}
      />
      <span
        className="absolute -top-1.5 h-5.5 w-2 -translate-x-1/2 rounded-full border-2 border-sheet bg-ink"
        style={{ left: `${you}%` }}
      />
    </div>
  )
}

function Scale({ goal }: { readonly goal: number }) {
  return (
    <>
      <svg className="mt-1 block h-3 w-full overflow-visible" aria-hidden="true">
        {TICKS.map(({ score, isLong }) => (
          <line
            key={score}
            x1={`${placeOf(score)}%`}
            x2={`${placeOf(score)}%`}
            y1="0"
            y2={isLong ? 12 : 6}
            className={isLong ? 'stroke-soft' : 'stroke-edge opacity-60'}
          />
        ))}
      </svg>
      <div className="figures relative mt-0.5 h-5 text-micro text-soft">
        {[300, 650, 750, 850].map((score) => (
          <span
            key={score}
            className={clsx('absolute', score === goal && 'text-ink')}
            style={{
              left: `${placeOf(score)}%`,
              transform: `translateX(-${placeOf(score) === 0 || score === 850 ? placeOf(score) : 50}%)`,
            }}
          >
            {score}
          </span>
        ))}
      </div>
      <div className="relative hidden h-5 text-[0.75rem] text-soft sm:block">
        {SCORE_BANDS.map((band) => (
          <span
            key={band.from}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: `${(placeOf(band.from) + placeOf(band.to)) / 2}%` }}
          >
            {band.name}
          </span>
        ))}
      </div>
    </>
  )
}
