import { useState } from 'react'
import type { Box } from '#engine/report/evidence.ts'
import { Button } from '#web/ui/button.tsx'
import { cropAround, cropOfGrid } from '#web/ui/crop.ts'
import { PageMarks, type PageSize } from '#web/ui/page-marks.tsx'

interface PageCropProps {
  /** The address of the page's image. */
  readonly src: string
  /** `Page 4, around the date opened of CAPITAL ONE` */
  readonly label: string
  /** The resolution the image was drawn at, so that boxes in PDF points find their place. */
  readonly dpi: number
  readonly box: Box
  /** What was read there. */
  readonly quote: string
  /** A cell of a grid is shown with the heading of its column, and where there is room with its row. */
  readonly grid?: 'wide' | 'narrow' | null
}

const LETTER: PageSize = { width: 612, height: 792 }

/** The place on the page and a little around it, as large as there is room for; the box is marked. */
export function PageCrop({ src, label, dpi, box, quote, grid = null }: PageCropProps) {
  const [state, setState] = useState<'loading' | 'failed' | PageSize>('loading')
  const [attempt, setAttempt] = useState(0)
  const page = typeof state === 'string' ? LETTER : state
  const [x, y, width, height] = grid === null ? cropAround(box, page) : cropOfGrid(box, page, grid === 'wide')
  return (
    <div
      className="relative overflow-hidden rounded-field border border-rule bg-page"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <div
        className="absolute"
        style={{
          width: `${(page.width / width) * 100}%`,
          left: `${(-x / width) * 100}%`,
          top: `${(-y / height) * 100}%`,
          aspectRatio: `${page.width} / ${page.height}`,
        }}
      >
        <img
          key={attempt}
          src={src}
          alt={label}
          className={state === 'loading' || state === 'failed' ? 'invisible' : 'block size-full'}
          onLoad={({ currentTarget: image }) =>
            setState({ width: (image.naturalWidth * 72) / dpi, height: (image.naturalHeight * 72) / dpi })
          }
          onError={() => setState('failed')}
        />
        {typeof state === 'string' ? null : <PageMarks page={page} marks={[{ box, quote }]} shape="rectangle" />}
      </div>
      {state === 'loading' ? (
        <p className="absolute inset-0 flex items-center justify-center bg-sheet text-small text-soft">Loading the page</p>
      ) : null}
      {state === 'failed' ? (
        <div role="alert" className="absolute inset-0 flex items-center justify-center gap-3 bg-sheet p-2 text-small text-soft">
          The page could not be loaded.
          <Button
            onClick={() => {
              setState('loading')
              setAttempt(attempt + 1)
            }}
          >
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  )
}
