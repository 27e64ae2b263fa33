import type { ReactNode } from 'react'
import type { OfferedKind } from '#engine/words/letter-type.ts'
import { type FurtherFormState, type ToldField } from '#web/parts/further/further-form.ts'
import { PastRecipients } from '#web/parts/further/past-recipients.tsx'
import { TickField } from '#web/ui/tick-field.tsx'
import { TICK_WORDS, STATEMENT_WORDS } from '#web/parts/further/told-words.ts'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export interface ToldFieldProps {
  readonly kind: OfferedKind
  readonly form: FurtherFormState
  /** Why the engine asks for it; undefined where it may be left out. */
  readonly why: string | undefined
  /** The member’s words open a dispute. */
  readonly needsWords: boolean
}

/** One field of what the member tells, by its name in the contract. */
export function ToldFieldOf({ name, ...props }: ToldFieldProps & { readonly name: ToldField }) {
  const Field = FIELDS[name]
  return Field === undefined ? <Tick name={name} {...props} /> : <Field {...props} />
}

/** The hint goes where the same words stand as the error. */
const hintOf = (hint: string | undefined, error: string | undefined) => (hint === undefined || hint === error ? {} : { hint })

const FIELDS: Readonly<Partial<Record<ToldField, (props: ToldFieldProps) => ReactNode>>> = {
  statement: Statement,
  papers: Papers,
  deletedOn: DeletedOn,
  hadNoticeOfReturn: NoticeOfReturn,
  theftReport: TheftReport,
  victimDocument: VictimDocument,
  frivolousNotice: FrivolousNotice,
  pastRecipients: PastRecipients,
  knowsWhatIsPrinted: KnowsWhatIsPrinted,
}

function Tick({ name, form, why }: ToldFieldProps & { readonly name: ToldField }) {
  const field = TICK_WORDS.find((tick) => tick.name === name)
  if (field === undefined) return null
  const error = form.formState.errors.told?.[field.name]?.message
  return (
    <TickField label={field.label} error={error} {...hintOf(why ?? field.hint, error)} {...form.register(`told.${field.name}`)} />
  )
}

/** Shown only where the file prints something against it. */
function KnowsWhatIsPrinted({ form, why }: ToldFieldProps) {
  const error = form.formState.errors.told?.knowsWhatIsPrinted?.message
  if (why === undefined && error === undefined) return null
  return (
    <Notice title="Your report says something else">
      <p>{why ?? error}</p>
      <TickField
        label="I have looked at it, and my statement is true"
        error={error === undefined ? undefined : 'Tick this if it is true; otherwise do not write this letter.'}
        {...form.register('told.knowsWhatIsPrinted')}
      />
    </Notice>
  )
}

function Statement({ kind, form, why, needsWords }: ToldFieldProps) {
  const error = form.formState.errors.statement?.message
  const words = STATEMENT_WORDS[kind]
  return (
    <TextArea
      label={words?.label ?? 'Anything in your own words?'}
      isOptional={why === undefined && !needsWords}
      error={error}
      {...hintOf(why ?? words?.hint ?? 'Only what you know yourself. It goes in the letter in your words.', error)}
      {...form.register('statement')}
    />
  )
}

function Papers({ form }: ToldFieldProps) {
  return (
    <TextArea
      label="Papers that you add"
      isOptional
      hint="One on each line, as you would name it: My bank statement of June 2025. Only you have them: print the letter and mail it yourself."
      rows={3}
      error={form.formState.errors.told?.papers?.message}
      {...form.register('told.papers')}
    />
  )
}

function DeletedOn({ form, why }: ToldFieldProps) {
  const error = form.formState.errors.told?.deletedOn?.message
  return (
    <TextField
      type="date"
      label="Day on the notice of the deletion"
      characters={14}
      isOptional={why === undefined}
      error={error}
      {...hintOf(why ?? 'Without it the letter names no day.', error)}
      {...form.register('told.deletedOn')}
    />
  )
}

function NoticeOfReturn({ form, why }: ToldFieldProps) {
  const error = form.formState.errors.told?.hadNoticeOfReturn?.message
  return (
    <ChoiceCards
      type="radio"
      label="Did the bureau tell you in writing that it put the item back?"
      choices={[
        { value: 'no', label: 'No, it did not' },
        { value: 'yes', label: 'Yes, it did' },
      ]}
      error={error}
      {...hintOf(why, error)}
      {...form.register('told.hadNoticeOfReturn')}
    />
  )
}

function TheftReport({ form, why }: ToldFieldProps) {
  const errors = form.formState.errors.told?.theftReport
  return (
    <fieldset className="space-y-4">
      <legend className="font-strong">The report of the theft</legend>
      <TextField
        label="With whom did you make it?"
        placeholder="the Federal Trade Commission"
        error={errors?.agency?.message}
        {...hintOf(why, errors?.agency?.message)}
        {...form.register('told.theftReport.agency')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label="Its number"
          isOptional
          autoComplete="off"
          error={errors?.number?.message}
          {...form.register('told.theftReport.number')}
        />
        <TextField
          type="date"
          label="Day you made it"
          isOptional
          error={errors?.madeOn?.message}
          {...form.register('told.theftReport.madeOn')}
        />
      </div>
    </fieldset>
  )
}

function VictimDocument({ form, why }: ToldFieldProps) {
  const errors = form.formState.errors.told?.victimDocument
  return (
    <fieldset className="space-y-4">
      <legend className="font-strong">The document that shows it</legend>
      <TextField
        label="Who made or signed it?"
        placeholder="the Ohio Department of Public Safety"
        error={errors?.issuer?.message}
        {...hintOf(why, errors?.issuer?.message)}
        {...form.register('told.victimDocument.issuer')}
      />
      <TextField
        type="date"
        label="Day on it"
        characters={14}
        isOptional
        error={errors?.datedOn?.message}
        {...form.register('told.victimDocument.datedOn')}
      />
    </fieldset>
  )
}

function FrivolousNotice({ form, why }: ToldFieldProps) {
  const errors = form.formState.errors.told?.frivolousNotice
  return (
    <fieldset className="space-y-4">
      <legend className="font-strong">The bureau’s notice</legend>
      <TextField
        type="date"
        label="Day on the notice"
        characters={14}
        error={errors?.datedOn?.message}
        {...hintOf(why, errors?.datedOn?.message)}
        {...form.register('told.frivolousNotice.datedOn')}
      />
      <TextArea
        label="What does it say is missing?"
        isOptional
        hint="In its own words. Leave this empty if it names nothing, and the letter will ask."
        rows={3}
        error={errors?.asksFor?.message}
        {...form.register('told.frivolousNotice.asksFor')}
      />
    </fieldset>
  )
}
