import { useState } from 'react'
import { readPaperPage } from '#contract/papers.ts'
import type { LetterHead } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { AddPaper } from '#web/parts/papers/add-paper.tsx'
import { askedOf, enclosedNow, type Paper, useChoosePapers, useDeletePaper, usePapers } from '#web/parts/papers/paper-calls.ts'
import { counted } from '#web/parts/written.ts'
import { addressOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

interface PaperChoiceProps {
  readonly letter: LetterHead
  /** A paper was added here: it goes along with this letter. */
  readonly onAdded?: (paper: Paper) => void
}

/** What is enclosed with one letter: pages of reports and the member's papers, each to be taken out, and a place to add one. */
export function PaperChoice({ letter, onAdded }: PaperChoiceProps) {
  const papers = usePapers()
  const choosing = useChoosePapers(letter)
  const now = enclosedNow(letter)
  const choose = (paper: Paper, isChosen: boolean) =>
    choosing.mutate({ ...now, paperIds: withOrWithout(now.paperIds, paper.id, isChosen) })
  if (papers.isError) return <LoadFailure what="Your papers" error={papers.error} onRetry={() => void papers.refetch()} />
  if (papers.data === undefined) return <Waiting label="Loading your papers" />
  const asked = askedOf(letter, papers.data)
  return (
    <div className="space-y-3">
      {letter.ownPapers.length === 0 ? null : <ToAdd names={letter.ownPapers} />}
      {letter.reportPages.length + papers.data.length === 0 ? null : (
        <fieldset className="min-w-0" disabled={choosing.isPending}>
          <legend className="sr-only">Papers to enclose</legend>
          <ul className="divide-y divide-rule border-y border-rule">
            {letter.reportPages.map(({ name, isEnclosed }) => (
              <li key={name} className="py-1.5">
                <EnclosedLine
                  name={name}
                  detail="Printed with the letter"
                  isChosen={isEnclosed}
                  onChoose={(isChosen) =>
                    choosing.mutate({ ...now, reportPages: withOrWithout(now.reportPages, name, isChosen) })
                  }
                />
              </li>
            ))}
            {papers.data.map((paper) => (
              <PaperRow
                key={paper.id}
                paper={paper}
                isChosen={now.paperIds.includes(paper.id)}
                onChoose={(isChosen) => choose(paper, isChosen)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      {asked === null ? null : <p className="measure text-small text-soft">{asked}</p>}
      {letter.attestedAt === null || letter.isPractice ? null : (
        <p className="text-small text-soft">If you change what’s enclosed, you approve the letter again.</p>
      )}
      <AddPaper
        onAdded={(added) => {
          choose(added, true)
          onAdded?.(added)
        }}
      />
    </div>
  )
}

const withOrWithout = (all: readonly string[], one: string, isWith: boolean): readonly string[] =>
  isWith ? [...all, one] : all.filter((other) => other !== one)

function ToAdd({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="text-small">
      <p>The letter names these, but you haven’t added them yet:</p>
      <ul className="list-disc pl-5 text-soft">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

interface EnclosedLineProps {
  readonly name: string
  readonly detail: string
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function EnclosedLine({ name, detail, isChosen, onChoose }: EnclosedLineProps) {
  return (
    <label className="flex min-h-11 min-w-0 items-center gap-3">
      <input
        type="checkbox"
        className="size-5.5 shrink-0"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-small text-soft">{detail}</span>
      </span>
    </label>
  )
}

interface PaperRowProps {
  readonly paper: Paper
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function PaperRow({ paper, isChosen, onChoose }: PaperRowProps) {
  const [isShown, setIsShown] = useState(false)
  const deletion = useDeletePaper()
  return (
    <li className="py-1.5">
      <EnclosedLine
        name={paper.name}
        detail={`${counted(paper.pageCount, 'page')}, only you see it`}
        isChosen={isChosen}
        onChoose={onChoose}
      />
      <div className="pl-8.5">
        <Details summary="Look at it" onToggle={setIsShown}>
          {isShown ? (
            <div className="space-y-2">
              {Array.from({ length: paper.pageCount }, (_, index) => (
                <img
                  key={index}
                  alt={`Page ${index + 1} of ${paper.name}`}
                  src={addressOf(readPaperPage, { params: { id: paper.id, page: `${index + 1}.jpg` } })}
                  className="max-h-64 max-w-full border border-rule"
                />
              ))}
              <Button tone="quiet" busy={deletion.isPending} about={paper.name} onClick={() => deletion.mutate(paper.id)}>
                Delete this paper
              </Button>
            </div>
          ) : null}
        </Details>
      </div>
    </li>
  )
}
