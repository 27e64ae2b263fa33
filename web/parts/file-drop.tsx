import { clsx } from 'clsx'
import { FileText, FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { ACCEPTED_TYPES } from '#contract/reports.ts'
import { controlIds, FieldNotes, type FieldWords } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface FileDropProps extends Omit<FieldWords, 'isOptional'> {
  readonly name: string
  readonly file: File | null
  readonly onChoose: (file: File) => void
  readonly isDisabled?: boolean
}

const KILOBYTE = 1024

/** `480 KB`, `2.4 MB`. */
export function writeFileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE
  return kilobytes < KILOBYTE
    ? `${Math.max(bytes === 0 ? 0 : 1, Math.round(kilobytes))} KB`
    : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}

/** A place to drop a file on, and the browser's own file input for everyone who cannot or does not drag. */
export function FileDrop({ name, label, hint, error, file, onChoose, isDisabled = false }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const ids = controlIds(name, { ...(hint !== undefined && { hint }), ...(error !== undefined && { error }) })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped !== undefined && !isDisabled) onChoose(dropped)
  }
  return (
    <div className={clsx('min-w-0', error !== undefined && 'border-l-4 border-bad pl-3')}>
      <label htmlFor={ids.id} className="font-strong">
        {label}
      </label>
      <FieldNotes id={ids.id} hint={hint} error={error} />
      <div
        className={clsx(
          'relative mt-1.5 flex min-h-32 flex-col items-center justify-center gap-2 rounded-button border border-dashed px-4 py-6 text-center',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-focus-visible:shadow-[0_0_0_5px_var(--color-mark)]',
          isOver ? 'border-spruce bg-spruce-wash' : 'border-edge bg-well hover:bg-spruce-wash',
        )}
      >
        {/* Over the whole surface, so that a pointer, a screen reader and a form filler all meet the real control. */}
        <input
          {...ids}
          type="file"
          name={name}
          accept={ACCEPTED_TYPES.join(',')}
          disabled={isDisabled}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen !== undefined) onChoose(chosen)
            // The same file may be chosen again after it was changed.
            target.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {file === null ? <Invitation /> : <Chosen file={file} />}
      </div>
    </div>
  )
}

function Invitation() {
  return (
    <>
      <Icon of={FileUp} size={28} className="text-spruce" />
      <span>
        <span className="font-strong text-spruce underline underline-offset-4">Choose a file</span> or drop it here
      </span>
      <span className="text-small text-soft">PDF, JPG or PNG, up to 10MB</span>
    </>
  )
}

function Chosen({ file }: { readonly file: File }) {
  return (
    <>
      <Icon of={FileText} size={28} className="text-spruce" />
      <span className="font-strong wrap-anywhere">{file.name}</span>
      <span className="text-small text-soft">
        {writeFileSize(file.size)} ·{' '}
        <span className="font-strong text-spruce underline underline-offset-4">Choose another file</span>
      </span>
    </>
  )
}
