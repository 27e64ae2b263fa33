import type { ComponentProps } from 'react'
import { isReady, type ReportHead } from '#web/parts/stored-report.ts'
import { letterOf, placeOf } from '#web/parts/upload/place-of-upload.ts'
import { QuestionsLeft } from '#web/parts/upload/read-report.tsx'
import { isUnsent, type Upload, type UploadQueue } from '#web/parts/upload/upload-queue.ts'
import { UploadRow } from '#web/parts/upload/upload-row.tsx'
import { tellUpload, twinOf } from '#web/parts/upload/upload-words.ts'
import type { Letters } from '#web/parts/upload/use-letters.ts'

interface UploadRowsProps {
  readonly uploads: readonly Upload[]
  readonly queue: UploadQueue
  readonly stored: readonly ReportHead[] | undefined
  readonly letters: Letters
  readonly showsLetters: boolean
}

/** What was chosen, file by file. */
export function UploadRows({ uploads, queue, stored, letters, showsLetters }: UploadRowsProps) {
  const remove = (id: string) => {
    queue.remove(id)
    // After the last one there is no row to go to: another file can be chosen.
    if (uploads.length === 1) document.getElementById('field-creditReport')?.focus()
  }
  const places = uploads.map((upload) => ({ upload, ...placeOf(upload, { stored, letters }) }))
  const told = places
    .filter(({ upload }) => upload.state.is !== 'waiting')
    .map(({ upload, standing }) => ({ id: upload.id, words: tellUpload(upload, standing) }))
  return (
    <>
      <ul id="your-files" tabIndex={-1} aria-label="Your files" className="divide-y divide-rule border-y border-rule">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            queue={queue}
            stored={stored}
            letter={letterOf(upload, letters)}
            showsLetters={showsLetters}
            apart={apartOf(upload, uploads)}
            twin={twinOf(upload, uploads)}
            onRemove={() => remove(upload.id)}
          />
        ))}
      </ul>
      {places.some(({ reports }) => reports.some(isReady)) ? <QuestionsLeft /> : null}
      <div className="sr-only" aria-live="polite" aria-relevant="additions">
        {told.map(({ id, words }) => (
          <p key={`${id} ${words}`}>{words}</p>
        ))}
      </div>
    </>
  )
}

/** On the first of the pictures that were taken apart: how many they are. */
function apartOf({ id, together }: Upload, uploads: readonly Upload[]): ComponentProps<typeof UploadRow>['apart'] {
  const others = uploads.filter((upload) => together !== null && upload.together === together && isUnsent(upload))
  return others.length > 1 && others[0]?.id === id ? others.length : null
}
