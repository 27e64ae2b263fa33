import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Upload, UploadQueue } from '#web/parts/upload/upload-queue.ts'
import { counted } from '#web/parts/written.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface UploadPagesProps {
  readonly upload: Upload
  readonly queue: UploadQueue
}

/** Pictures that were chosen together: one question, and the pages in their order. */
export function UploadPages({ upload, queue }: UploadPagesProps) {
  return (
    <div className="space-y-3">
      <Together
        name={upload.id}
        count={upload.files.length}
        isOneReport
        onSplit={() => queue.split(upload.id)}
        onJoin={() => undefined}
      />
      <ol aria-label="Pages in their order" className="divide-y divide-rule border-y border-rule">
        {upload.files.map((file, at) => (
          <li key={keyOfPage(upload.files, at)} className="flex items-center gap-3 py-1.5">
            <Thumbnail file={file} />
            <span className="min-w-0 flex-1 text-small">
              <span className="block font-strong">Page {at + 1}</span>
              <span className="block wrap-anywhere text-soft">{file.name}</span>
            </span>
            <IconButton
              icon={ArrowUp}
              label={`Move page ${at + 1} up`}
              disabled={at === 0}
              onClick={() => queue.movePage(upload.id, at, at - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Move page ${at + 1} down`}
              disabled={at === upload.files.length - 1}
              onClick={() => queue.movePage(upload.id, at, at + 1)}
            />
            <IconButton icon={X} label={`Remove page ${at + 1}`} onClick={() => queue.removePage(upload.id, at)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Follows the picture when it moves; one that was chosen twice is told apart by which of the two it is. */
function keyOfPage(files: readonly File[], at: number): string {
  const nameOf = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`
  const name = files
    .slice(at, at + 1)
    .map(nameOf)
    .join('')
  return `${name} ${files.slice(0, at).filter((file) => nameOf(file) === name).length}`
}

interface TogetherProps {
  readonly name: string
  readonly count: number
  readonly isOneReport: boolean
  readonly onSplit: () => void
  readonly onJoin: () => void
}

/** The one line that asks what several pictures are. */
export function Together({ name, count, isOneReport, onSplit, onJoin }: TogetherProps) {
  const answers = [
    { label: 'Pages of one document', isChosen: isOneReport, choose: onJoin },
    { label: 'A document each', isChosen: !isOneReport, choose: onSplit },
  ]
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="float-left flex min-h-11 w-full items-center text-small font-strong sm:mr-5 sm:w-auto">
        {counted(count, 'picture')}:
      </legend>
      {answers.map(({ label, isChosen, choose }) => (
        <label key={label} className="flex min-h-11 items-center gap-2 text-small">
          <input type="radio" name={`together-${name}`} checked={isChosen} onChange={choose} className="size-5" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The picture itself, small: pages are told apart by sight. */
function Thumbnail({ file }: { readonly file: File }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (picture.current !== null) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <span className="block size-11 shrink-0 overflow-hidden rounded-field border border-rule bg-page">
      <img ref={picture} alt="" className="size-full object-cover" />
    </span>
  )
}
