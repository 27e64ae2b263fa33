import { writeDay } from '#engine/values/day.ts'
import type { ScoreDrawing } from '#web/parts/score/score-story.ts'

const WIDTH = 600
const HEIGHT = 180
const DASHES = ['', '7 4', '2 4'] as const

/** The scores over time; a mark on the floor for each thing that may have moved them. The table below says the same in words. */
export function ScoreChart({ drawing }: { readonly drawing: ScoreDrawing }) {
  const { least, most, from, to, lines, marks } = drawing
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => `${(x / 100) * WIDTH},${(y / 100) * HEIGHT}`
  return (
    <figure className="mb-4">
      <figcaption className="sr-only">
        Your scores from {writeDay(from)} to {writeDay(to)}. The table has the figures.
      </figcaption>
      <ul className="flex flex-wrap gap-x-5 text-micro text-soft">
        {lines.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="24" height="4">
              <line
                x2="24"
                y1="2"
                y2="2"
                className="stroke-spruce"
                strokeWidth="2"
                strokeDasharray={DASHES[index % DASHES.length]}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="figures flex flex-col justify-between text-micro text-soft">
          <span>{most}</span>
          <span>{least}</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
          preserveAspectRatio="none"
          className="h-44 w-full border-b border-l border-rule"
        >
          {marks.map(({ x, day, words }) => (
            <line
              key={`${day} ${words}`}
              x1={(x / 100) * WIDTH}
              x2={(x / 100) * WIDTH}
              y1="0"
              y2={HEIGHT}
              className="stroke-edge [vector-effect:non-scaling-stroke]"
              strokeDasharray="2 3"
            />
          ))}
          {lines.map(({ name, points }, index) => (
            <g key={name} className="fill-none stroke-spruce">
              <polyline
                points={points.map(at).join(' ')}
                strokeWidth="2"
                strokeDasharray={DASHES[index % DASHES.length]}
                className="[vector-effect:non-scaling-stroke]"
              />
              {points.map(({ score, x, y }) => (
                <line
                  key={score.id}
                  x1={(x / 100) * WIDTH}
                  x2={(x / 100) * WIDTH}
                  y1={(y / 100) * HEIGHT}
                  y2={(y / 100) * HEIGHT}
                  strokeWidth="8"
                  strokeLinecap="round"
                  className="[vector-effect:non-scaling-stroke]"
                />
              ))}
            </g>
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between text-micro text-soft">
          <span>{writeDay(from)}</span>
          <span>{writeDay(to)}</span>
        </div>
      </div>
      {marks.length === 0 ? null : (
        <p className="mt-1 text-micro text-soft">Dotted lines: what you disputed and what was fixed. The table says which.</p>
      )}
    </figure>
  )
}
