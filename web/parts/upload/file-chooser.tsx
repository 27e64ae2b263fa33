import { clsx } from 'clsx'
import { Camera, FileUp } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { ACCEPTED_TYPES } from '#contract/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { controlIds, FieldNotes } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface FileChooserProps {
  readonly onChoose: (files: readonly File[]) => void
  readonly error: string | undefined
}

const NAME = 'creditReport'
const HINT =
  'A credit report, or any letter about your credit: an answer, a denial, a collector’s notice, court papers. It stays private.'

/** Files by the browser's own dialog, dropped, pasted, or from the phone's camera; any number of them. */
export function FileChooser({ onChoose, error }: FileChooserProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    // What cannot be taken is said next to the file, not left out here: nothing is refused by the drop itself.
    onDrop: (files) => choose(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  })
  const choose = (files: readonly File[]) => (files.length > 0 ? onChoose(files) : undefined)
  usePastedFiles(onChoose)
  const ids = controlIds(NAME, { hint: HINT, ...(error !== undefined && { error }) })
  return (
    <div className={clsx('min-w-0', error !== undefined && 'border-l-4 border-bad pl-3')}>
      <label htmlFor={ids.id} className="font-strong">
        Your credit report or letter
      </label>
      <FieldNotes id={ids.id} hint={HINT} error={error} />
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        className={clsx(
          'relative mt-1.5 flex min-h-32 flex-col items-center justify-center gap-2 rounded-button border border-dashed px-4 py-6 text-center',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-focus-visible:shadow-[0_0_0_5px_var(--color-mark)]',
          isDragActive ? 'border-spruce bg-spruce-wash' : 'border-edge bg-well hover:bg-spruce-wash',
        )}
      >
        <Icon of={FileUp} size={28} className="text-spruce" />
        <span>
          <span className="font-strong text-spruce underline underline-offset-4">Choose files</span> or drop them here
        </span>
        <span className="text-small text-balance text-soft">
          PDF, JPG or PNG, up to 10MB each. Saved HTML, JSON and XML are read too.
        </span>
        {/* Over the whole surface, so that a pointer, a screen reader and a form filler all meet the real control. */}
        <input
          {...getInputProps({ style: {}, tabIndex: 0, onClick: forgetLast })}
          {...ids}
          // The label above is its name, not the words that the library brings.
          aria-label={undefined}
          name={NAME}
          accept={ACCEPTED_TYPES.join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <CameraButton onChoose={choose} />
    </div>
  )
}

/** The same file may be chosen again after it was changed. */
const forgetLast = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  currentTarget.value = ''
}

/** On devices with a touch screen: the next page by the camera, without the file dialog between. */
function CameraButton({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className="mt-3 hidden pointer-coarse:block">
      <Button wide="phone" onClick={() => camera.current?.click()}>
        <Icon of={Camera} size={20} />
        Take a photo
      </Button>
      <input
        ref={camera}
        type="file"
        name="photo"
        accept="image/jpeg,image/png"
        capture="environment"
        hidden
        aria-label="Take a photo of a page"
        onClick={forgetLast}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </div>
  )
}

/** A screenshot or a file pasted anywhere on the screen but into a field. */
function usePastedFiles(onChoose: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input:not([type=file]), textarea') !== null
    if (files.length === 0 || isTyping) return
    event.preventDefault()
    onChoose(files)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
