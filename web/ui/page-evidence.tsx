import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type PageMark, PageMarks, type PageSize } from '#web/ui/page-marks.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { nextZoom, scrollToBox, ZOOM_MAX, ZOOM_MIN } from '#web/ui/zoom.ts'

interface PageEvidenceProps {
  /** The address of the page's image. */
  readonly src: string
  /** `Page 4 of your Equifax report`. */
  readonly label: string
  /** The resolution the image was drawn at (the server: 150), so that boxes in PDF points, 72 an inch, find their place. */
  readonly dpi: number
  /** The first one is brought into view. Keep the list stable: a new one scrolls again. */
  readonly marks: readonly PageMark[]
  readonly shape?: 'rectangle' | 'ellipse'
  /** Asked when the image does not come: why it never will, as a sentence; null where it may the next time. */
  readonly whyNot?: (src: string) => Promise<string | null>
}

/** A page of the member's own report with the item highlighted. Zoom by buttons or + and −, scroll by finger or arrow keys; says when it cannot load. */
export function PageEvidence({ src, label, dpi, marks, shape = 'rectangle', whyNot }: PageEvidenceProps) {
  const [state, setState] = useState<'loading' | 'failed' | PageSize>('loading')
  const [reason, setReason] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [zoom, setZoom] = useState(firstZoom)
  const view = useRef<HTMLElement>(null)
  const page = typeof state === 'string' ? null : state
  useEffect(() => {
    const [box, first] = [view.current, marks[0]?.box]
    if (box === null || page === null || first === undefined) return
    const drawn = { drawnWidth: box.clientWidth * zoom, width: box.clientWidth, height: box.clientHeight }
    box.scrollTo(scrollToBox(first, page.width, drawn))
  }, [page, marks, zoom])
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <figure className="lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-x-6">
      <figcaption className="flex items-center justify-between gap-2 lg:col-span-2">
        <span className="text-small text-soft">{label}</span>
        <ZoomButtons zoom={page === null ? null : zoom} onZoom={setZoom} />
      </figcaption>
      {/* Over the page on a phone, beside it on a wide screen. */}
      <ul aria-label="What it says there" className="mb-2 space-y-1 lg:order-last lg:mb-0">
        {marks.map((mark) => (
          <li key={mark.box.join()} className="quoted wrap-anywhere">
            “{mark.quote}”
          </li>
        ))}
      </ul>
      <ScrollRegion
        ref={view}
        aria-label={label}
        className="relative h-[min(54dvh,36rem)] touch-auto overflow-auto rounded-field border border-rule bg-page"
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') setZoom(nextZoom(zoom, 1))
          if (key === '-') setZoom(nextZoom(zoom, -1))
        }}
      >
        <div className="relative" style={{ width: `${zoom * 100}%` }}>
          <img
            key={attempt}
            src={src}
            alt={`${label}: ${marks.map((mark) => `“${mark.quote}”`).join(', ')}`}
            className={page === null ? 'invisible absolute' : 'block w-full'}
            onLoad={({ currentTarget: image }) =>
              setState({ width: (image.naturalWidth * 72) / dpi, height: (image.naturalHeight * 72) / dpi })
            }
            onError={() => {
              setState('failed')
              void whyNot?.(src).then(setReason)
            }}
          />
          {page === null ? null : <PageMarks page={page} marks={marks} shape={shape} />}
        </div>
        {state === 'loading' ? <Loading /> : null}
        {state === 'failed' ? <Failed reason={reason} onRetry={retry} /> : null}
      </ScrollRegion>
    </figure>
  )
}

/** A whole page on a phone is too small to read: it starts closer, at the mark. */
const firstZoom = (): number => (globalThis.matchMedia('(max-width: 40rem)').matches ? 2 : ZOOM_MIN)

/** `zoom` is null while there is no page to zoom. */
function ZoomButtons({ zoom, onZoom }: { readonly zoom: number | null; readonly onZoom: (zoom: number) => void }) {
  const step = (direction: 1 | -1) => () => zoom !== null && onZoom(nextZoom(zoom, direction))
  return (
    <span className="flex" data-screen-only>
      <IconButton icon={ZoomOut} label="Zoom out" disabled={zoom === null || zoom <= ZOOM_MIN} onClick={step(-1)} />
      <IconButton icon={ZoomIn} label="Zoom in" disabled={zoom === null || zoom >= ZOOM_MAX} onClick={step(1)} />
    </span>
  )
}

const COVER = 'flex h-full flex-col items-center justify-center gap-3 bg-sheet p-5 text-center text-soft'

function Loading() {
  return (
    <output className={COVER}>
      <Spinner />
      Loading the page
    </output>
  )
}

function Failed({ reason, onRetry }: { readonly reason: string | null; readonly onRetry: () => void }) {
  return (
    <div role="alert" className={COVER}>
      <p>{reason ?? 'We couldn’t load the page.'} What it says is below.</p>
      {reason === null ? <Button onClick={onRetry}>Try again</Button> : null}
    </div>
  )
}
