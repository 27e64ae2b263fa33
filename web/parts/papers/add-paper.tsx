import { useState } from 'react'
import { PAPER_TYPES } from '#contract/papers.ts'
import { PAPER_KINDS } from '#engine/words/paper-kind.ts'
import { type NewPaper, type Paper, useAddPaper } from '#web/parts/papers/paper-calls.ts'
import { isCallError, wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { controlIds, Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const KIND_WORDS: Readonly<Record<Paper['kind'], string>> = {
  identity: 'Identity document: license, passport, state ID',
  address_proof: 'Proof of address: a bill or statement with it',
  supporting: 'Another paper that supports you',
}
const EMPTY: NewPaper = { kind: 'identity', title: '', password: '', files: [] }

/** A photo or scan of a paper, kept sealed. */
export function AddPaper({ onAdded }: { readonly onAdded: (paper: Paper) => void }) {
  const [typed, setTyped] = useState<NewPaper>(EMPTY)
  const [attempt, setAttempt] = useState(0)
  const adding = useAddPaper((paper) => {
    setTyped(EMPTY)
    setAttempt(attempt + 1)
    onAdded(paper)
  })
  const needsPassword = isCallError(adding.error) && adding.error.code === 'password_needed'
  const failure = adding.isError ? wordsOf(adding.error, 'We couldn’t save the paper. Try again in a moment.') : undefined
  const isTitle = isCallError(adding.error) && adding.error.issues.some(({ path }) => path === 'title')
  return (
    <Details summary="Add a paper" isOpen={adding.isError}>
      <form
        key={attempt}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          adding.mutate(typed)
        }}
      >
        <SelectField
          name="paperKind"
          label="What is it?"
          options={PAPER_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
          value={typed.kind}
          onChange={({ target }) => setTyped({ ...typed, kind: PAPER_KINDS.find((kind) => kind === target.value) ?? typed.kind })}
        />
        {typed.kind === 'supporting' ? (
          <TextField
            name="paperTitle"
            label="What the letter calls it"
            hint="For instance: My bank statement. As the letter names it, word for word."
            maxLength={120}
            error={isTitle ? failure : undefined}
            value={typed.title}
            onChange={({ target }) => setTyped({ ...typed, title: target.value })}
          />
        ) : null}
        <PaperFiles error={isTitle || needsPassword ? undefined : failure} onChoose={(files) => setTyped({ ...typed, files })} />
        {needsPassword ? (
          <TextField
            name="paperPassword"
            label="Password of the PDF"
            type="password"
            autoComplete="off"
            hint="We use it once to open the file and don’t keep it."
            error={failure}
            value={typed.password}
            onChange={({ target }) => setTyped({ ...typed, password: target.value })}
          />
        ) : null}
        <Button type="submit" wide="phone" busy={adding.isPending}>
          Keep this paper
        </Button>
      </form>
    </Details>
  )
}

interface PaperFilesProps {
  readonly error: string | undefined
  readonly onChoose: (files: readonly File[]) => void
}

const FILE_HINT =
  'A photo of each side, or one PDF. Cover numbers they don’t need. We keep it encrypted as a picture, show it only to you, and never read it.'

function PaperFiles({ error, onChoose }: PaperFilesProps) {
  const words = { label: 'Photo or scan', hint: FILE_HINT, ...(error !== undefined && { error }) }
  return (
    <Field name="paperFile" {...words}>
      <input
        {...controlIds('paperFile', words)}
        type="file"
        name="paperFile"
        multiple
        accept={PAPER_TYPES.join(',')}
        className="control h-auto py-2"
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </Field>
  )
}
