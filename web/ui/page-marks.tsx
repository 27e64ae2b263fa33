import type { Box } from '#engine/report/evidence.ts'
import { lineBox } from '#web/ui/line-box.ts'

/** In PDF points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

export interface PageMark {
  readonly box: Box
  /** What is printed there; the text twin of the drawing. */
  readonly quote: string
}

interface PageMarksProps {
  readonly page: PageSize
  readonly marks: readonly PageMark[]
  readonly shape: 'rectangle' | 'ellipse'
}

/** The pen goes around the words: 3 pt next to them, and above and below no more than half the gap of closely set lines. */
const PEN_ROOM = { beside: 3, above: 0.75 }
/** The page is white by day and by night, so the pen keeps its red. */
const PEN = 'fill-mark/25 stroke-pen stroke-[1.5px] [vector-effect:non-scaling-stroke]'

/** The pen strokes over a picture of the page; is on it with the same width and height. */
export function PageMarks({ page, marks, shape }: PageMarksProps) {
  return (
    <svg
      viewBox={`0 0 ${page.width} ${page.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {marks.map(({ box, quote }) =>
        shape === 'ellipse' ? (
          <ellipse key={box.join()} className={PEN} {...ellipseOf(box)} />
        ) : (
          <rect key={box.join()} className={PEN} rx="2" {...rectangleOf(lineBox(box, quote))} />
        ),
      )}
    </svg>
  )
}

const rectangleOf = ([x, y, width, height]: Box) => ({
  x: x - PEN_ROOM.beside,
  y: y - PEN_ROOM.above,
  width: width + 2 * PEN_ROOM.beside,
  height: height + 2 * PEN_ROOM.above,
})

/** An ellipse needs more room than a rectangle to keep off the corners of the words. */
const ellipseOf = ([x, y, width, height]: Box) => ({
  cx: x + width / 2,
  cy: y + height / 2,
  rx: width / 2 + 3 * PEN_ROOM.beside,
  ry: height / 2 + 3 * PEN_ROOM.above,
})
