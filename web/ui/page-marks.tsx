import type { Box } from '#engine/report/evidence.ts'

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

/** The pen goes 3 pt around the words, so that it does not lie on them. */
const PEN_ROOM = 3
/** The page is white by day and by night, so the pen keeps its red. */
const PEN = 'fill-mark/25 stroke-pen stroke-2 [vector-effect:non-scaling-stroke]'

/** The pen strokes over a picture of the page; lies on it with the same width and height. */
export function PageMarks({ page, marks, shape }: PageMarksProps) {
  return (
    <svg
      viewBox={`0 0 ${page.width} ${page.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {marks.map(({ box }) =>
        shape === 'ellipse' ? (
          <ellipse key={box.join()} className={PEN} {...ellipseOf(box)} />
        ) : (
          <rect key={box.join()} className={PEN} rx="2" {...rectangleOf(box)} />
        ),
      )}
    </svg>
  )
}

const rectangleOf = ([x, y, width, height]: Box) => ({
  x: x - PEN_ROOM,
  y: y - PEN_ROOM,
  width: width + 2 * PEN_ROOM,
  height: height + 2 * PEN_ROOM,
})

/** An ellipse needs more room than a rectangle to keep off the corners of the words. */
const ellipseOf = ([x, y, width, height]: Box) => ({
  cx: x + width / 2,
  cy: y + height / 2,
  rx: width / 2 + 3 * PEN_ROOM,
  ry: height / 2 + 2 * PEN_ROOM,
})
