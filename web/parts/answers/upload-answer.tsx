import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { uploadReply } from '#contract/answers.ts'
import { refreshAnswers } from '#web/parts/answers/answer-calls.ts'
import { wordsOf } from '#web/platform/api.ts'
import { sendFiles } from '#web/platform/send-files.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { controlIds, Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const HINT = 'A PDF, a scan, or photos of its pages in their order, up to 10MB each.'

/** A reply is uploaded, or photographed page by page. */
export function UploadAnswer() {
  const client = useQueryClient()
  const today = useToday()
  const [files, setFiles] = useState<readonly File[]>([])
  const [receivedOn, setReceivedOn] = useState(today)
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useMutation({
    mutationFn: () =>
      sendFiles(
        uploadReply,
        {
          body: { receivedOn, ...(password !== '' && { password }) },
          files: { answer: files },
        },
        setSent,
      ),
    retry: false,
    onSuccess: () => {
      setFiles([])
      setPassword('')
      return refreshAnswers(client)
    },
    onError: (error) => setProblem(wordsOf(error, 'The answer could not be uploaded. Check your connection and try again.')),
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = files.length === 0 ? 'Choose the file or the photos of the answer.' : null
    setProblem(found)
    setSent(0)
    if (found === null) upload.mutate()
  }
  const add = (chosen: FileList | null) => {
    setProblem(null)
    setFiles([...files, ...(chosen ?? [])])
  }
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      {problem === null ? null : (
        <div role="alert">
          <Notice tone="bad" title="Not uploaded">
            {problem}
          </Notice>
        </div>
      )}
      <Choosers onChoose={add} />
      {files.length === 0 ? null : <Chosen files={files} onDrop={(index) => setFiles(files.filter((_, at) => at !== index))} />}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          name="answerReceived"
          label="Day it came"
          type="date"
          max={today}
          characters={14}
          value={receivedOn}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
        <TextField
          name="answerPassword"
          label="Password of a locked PDF"
          type="password"
          autoComplete="off"
          isOptional
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      {upload.isPending ? (
        <Progress label="Sending" value={Math.round(sent * 100)} max={100} valueText={`${Math.round(sent * 100)} %`} />
      ) : null}
      <Button type="submit" tone="primary" wide="phone" busy={upload.isPending}>
        Read this answer
      </Button>
    </form>
  )
}

/** The browser's own control, and a phone's camera. */
function Choosers({ onChoose }: { readonly onChoose: (files: FileList | null) => void }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field name="answer" label="The answer" hint={HINT}>
        <input
          {...controlIds('answer', { hint: HINT })}
          type="file"
          name="answer"
          multiple
          accept=".pdf,.jpg,.jpeg,.png"
          className="control py-2"
          onChange={({ target }) => {
            onChoose(target.files)
            target.value = ''
          }}
        />
      </Field>
      <Field name="answerPhoto" label="Or photograph it" isOptional hint="One page after the other, flat and in even light.">
        <input
          {...controlIds('answerPhoto', { hint: '', isOptional: true })}
          type="file"
          name="answerPhoto"
          accept="image/jpeg,image/png"
          capture="environment"
          className="control py-2"
          onChange={({ target }) => {
            onChoose(target.files)
            target.value = ''
          }}
        />
      </Field>
    </div>
  )
}

function Chosen({ files, onDrop }: { readonly files: readonly File[]; readonly onDrop: (index: number) => void }) {
  return (
    <ol className="list-decimal space-y-1 pl-5">
      {files.map((file, index) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`}>
          <span className="wrap-anywhere">{file.name}</span>{' '}
          <Button tone="quiet" about={file.name} onClick={() => onDrop(index)}>
            Leave out
          </Button>
        </li>
      ))}
    </ol>
  )
}
