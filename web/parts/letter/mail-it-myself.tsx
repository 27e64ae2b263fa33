import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { keepLabelNumber, readLetterPrint } from '#contract/letter-print.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { LetterDownload } from '#web/parts/letter/letter-download.tsx'
import { MarkAsSent } from '#web/parts/letter/letter-own-mailing.tsx'
import { isOnlyPractice, type Letter } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Print = z.output<typeof readLetterPrint.answer>

/** Printing and mailing a letter on one's own, step by step: number, print, envelope, counter, and the day it was mailed. */
export function MailItMyself({ letter }: { readonly letter: Letter }) {
  const { data, error, refetch } = useQuery(read(readLetterPrint, { params: { id: letter.id } }))
  if (error !== null) return <LoadFailure what="The printed letter" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting label="Printing the letter" />
  return (
    <ol className="list-decimal space-y-5 pl-6 marker:font-strong">
      {isOnlyPractice(letter) ? null : (
        <Step title="Certified mail? Enter the number of your label">
          <LabelNumber letter={letter} />
        </Step>
      )}
      <Step title="Print it on one side">
        <p className="measure text-small text-soft">
          {counted(data.pages.total, 'page')} on US Letter, {data.envelope === 'flat' ? FLAT : FOLDED}
        </p>
        <div className="mt-2">
          <LetterDownload letter={letter} isForMailing>
            Download what you print
          </LetterDownload>
        </div>
      </Step>
      <Step title="Put these in the envelope">
        <EnvelopeList print={data} />
      </Step>
      <Step title="Take it to the post office">
        <p className="measure text-small text-soft">{whereTo(letter, data)}</p>
      </Step>
      <Step title="Tell us when you mailed it">
        <MarkAsSent letter={letter} />
      </Step>
    </ol>
  )
}

const FOLDED =
  'for a #10 envelope with two windows. Fold at the two marks on the left edge: both addresses show, and nothing else does.'
const FLAT = 'too many sheets to fold: use a flat 9 by 12 inch envelope and write both addresses on it.'

function whereTo({ labelNumber }: Letter, { isPractice: isMarked }: Print): string {
  if (isMarked) return 'Nowhere: a practice letter is marked on every page and goes nowhere real.'
  return labelNumber === null
    ? 'Any post office or mailbox, with First-Class postage. At the counter you can ask for certified mail with a return receipt. Keep the receipt, and enter its number below.'
    : 'To the counter of a post office, so that the certified label is scanned and you get a stamped receipt. Keep it: its date and number prove the mailing.'
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="pl-1">
      <p className="font-strong">{title}</p>
      <div className="mt-1">{children}</div>
    </li>
  )
}

/** What belongs into the envelope, to tick off; nothing is sent by it. */
function EnvelopeList({ print }: { readonly print: Print }) {
  const { pages, enclosed, toAdd } = print
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">What goes into the envelope</legend>
      {pages.cover > 0 ? <Checkbox label="The cover sheet, on top" /> : null}
      <Checkbox label={`The letter, ${counted(pages.letter, 'page')}, signed by you`} />
      {enclosed.map((name) => (
        <Checkbox key={name} label={`${name} (printed with it)`} />
      ))}
      {toAdd.map((name) => (
        <Checkbox key={name} label={`${name} (add it yourself)`} />
      ))}
    </fieldset>
  )
}

function LabelNumber({ letter }: { readonly letter: Letter }) {
  const client = useQueryClient()
  const [number, setNumber] = useState(letter.labelNumber ?? '')
  const keeping = useMutation({
    mutationFn: (labelNumber: string | null) => call(keepLabelNumber, { params: { id: letter.id }, body: { labelNumber } }),
    retry: false,
    onSuccess: () => refreshCases(client),
  })
  const error = keeping.isError ? wordsOf(keeping.error, 'We couldn’t save the number. Try again in a moment.') : undefined
  return (
    <form
      noValidate
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        keeping.mutate(number.trim() === '' ? null : number)
      }}
    >
      <TextField
        name="labelNumber"
        label="Number on the label"
        isOptional
        inputMode="numeric"
        autoComplete="off"
        hint={numberHint(number)}
        error={error}
        maxLength={60}
        value={number}
        onChange={({ target }) => {
          setNumber(target.value)
          keeping.reset()
        }}
      />
      <Button type="submit" busy={keeping.isPending}>
        Save the number
      </Button>
      {letter.labelNumber === null ? null : <p className="text-small text-good">Saved. A cover sheet prints with the letter.</p>}
    </form>
  )
}

/** A wrong digit is told while it is typed. */
function numberHint(number: string): string {
  if (number.trim() === '') return '20 or 22 digits, as the form or your label says. Spaces do not matter.'
  const check = checkTrackingNumber(number)
  return check.isValid ? 'A USPS number whose check digit is right.' : check.reason
}
