import { useState } from 'react'
import { type QuestionSheet as SheetKind, SHEET_QUESTIONS, SHEET_VALUES } from '#engine/words/own-word.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import { choicesOf, type Question, wordOf } from '#web/screens/own-word/own-word-words.ts'
import { keyOf, useSay, useTakeBack } from '#web/screens/own-word/use-own-word.ts'
import { Button } from '#web/ui/button.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** More of a kind come with one press. */
export const ASKED_AT_ONCE = 1

interface Answered {
  readonly asked: Question
  /** The answer's id, to take it back, and its words. */
  readonly id: string
  readonly words: string
}

interface QuestionSheetProps {
  readonly sheet: SheetKind
  /** What is open; a value that was answered here stays in its place with the way back. */
  readonly open: readonly Question[]
  /** The reason that is on a sheet above: it is said once. */
  readonly saidAbove: string | undefined
}

/** All values of a kind over all bureaus, each answered once. Nothing where the reports leave none in question. */
export function QuestionSheet({ sheet, open, saidAbove }: QuestionSheetProps) {
  const [seen, setSeen] = useState(open)
  const [answered, setAnswered] = useState<Readonly<Record<string, Answered>>>({})
  const fresh = open.filter((asked) => !seen.some((one) => keyOf(one) === keyOf(asked)))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  const isOpen = new Set(open.map(keyOf))
  const rows = seen.filter((asked) => isOpen.has(keyOf(asked)) || answered[keyOf(asked)] !== undefined)
  const [first] = rows
  if (first === undefined) return null
  return (
    <Sheet title={SHEET_QUESTIONS[sheet]}>
      {first.why === saidAbove ? null : <p className="measure text-small text-soft">{first.why}</p>}
      <FoldedRows rows={rows} first={ASKED_AT_ONCE} what={SHEET_VALUES[sheet]}>
        {(shown) => (
          <ul className={first.why === saidAbove ? 'divide-y divide-rule' : 'mt-4 divide-y divide-rule'}>
            {shown.map((asked) => {
              const given = answered[keyOf(asked)]
              return (
                <li key={keyOf(asked)} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
                  <AskedValue asked={asked} />
                  {given === undefined || isOpen.has(keyOf(asked)) ? (
                    <Choices
                      asked={asked}
                      isUndone={given !== undefined}
                      onSaid={(one) => setAnswered((all) => ({ ...all, [keyOf(asked)]: one }))}
                    />
                  ) : (
                    <AnswerGiven given={given} />
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </FoldedRows>
    </Sheet>
  )
}

/** The value as it is printed, and where. */
function AskedValue({ asked }: { readonly asked: Question }) {
  const { label, prints, isPractice, evidence } = asked
  const bureaus = [...new Set(prints.map(({ bureau }) => bureau))]
  const otherwise = [...new Set(prints.map(({ text }) => text))].filter((text) => text !== label)
  const places = prints.flatMap((one) => (one.evidence === null ? [] : [{ ...one.evidence, reportId: one.reportId }]))
  return (
    <div className="min-w-0 space-y-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong wrap-anywhere">{sheetLabel(asked)}</span>
        {bureaus.map((bureau) => (
          <Tag key={bureau}>{BUREAU_NAMES[bureau]}</Tag>
        ))}
        {isPractice ? <Tag>Practice</Tag> : null}
      </p>
      {otherwise.length === 0 ? null : (
        <p className="text-small text-soft wrap-anywhere">Also reported as {otherwise.join('; ')}</p>
      )}
      {evidence === null ? null : (
        <EvidenceButton title={label} places={places} {...(asked.bureau !== null && { bureau: asked.bureau })}>
          See it on the page<span className="sr-only">: {label}</span>
        </EvidenceButton>
      )}
    </div>
  )
}

/** Of an inquiry the day is what a member remembers. */
const sheetLabel = ({ subjectKind, text, label }: Question): string => (subjectKind === 'inquiry' ? text : label)

/** The button that was pressed is gone: the keyboard goes on at the one in its place. */
const focusButton = (place: HTMLElement | null) => place?.querySelector('button')?.focus()

interface ChoicesProps {
  readonly asked: Question
  readonly isUndone: boolean
  readonly onSaid: (answered: Answered) => void
}

function Choices({ asked, isUndone, onSaid }: ChoicesProps) {
  const say = useSay(({ id, answer }) => onSaid({ asked, id, words: wordsFor(asked, answer) }))
  const answer = (given: string) => {
    const word = wordOf(asked, given)
    if (word !== null) say.mutate(word)
  }
  return (
    <div className="flex flex-wrap gap-2" data-screen-only {...(isUndone && { ref: focusButton })}>
      {choicesOf(asked).map((choice) => (
        <Button key={choice.answer} busy={say.isPending} onClick={() => answer(choice.answer)}>
          {choice.label}
          <span className="sr-only">: {asked.text}</span>
        </Button>
      ))}
    </div>
  )
}

const wordsFor = (asked: Question, given: string): string =>
  choicesOf(asked).find((choice) => choice.answer === given)?.label ?? given

function AnswerGiven({ given }: { readonly given: Answered }) {
  const takeBack = useTakeBack()
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="text-small">Answered: {given.words}</span>
      <span ref={focusButton}>
        <Button tone="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate(given.id)}>
          Undo<span className="sr-only">: {given.asked.label}</span>
        </Button>
      </span>
    </p>
  )
}
