import { useState } from 'react'
import { readPaperPage } from '#contract/papers.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { AddPaper } from '#web/parts/papers/add-paper.tsx'
import { type Paper, useChoosePapers, useDeletePaper, usePapers } from '#web/parts/papers/paper-calls.ts'
import { counted } from '#web/parts/written.ts'
import { addressOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** The member's papers, to be enclosed with one letter: kept ones to tick, and a place to add one. */
export function PaperChoice({ letter }: { readonly letter: Letter }) {
  const papers = usePapers()
  const choosing = useChoosePapers(letter)
  const chosen = letter.papers.map(({ id }) => id)
  const choose = (id: string, isChosen: boolean) =>
    choosing.mutate(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  if (papers.isError) return <LoadFailure what="Your papers" error={papers.error} onRetry={() => void papers.refetch()} />
  if (papers.data === undefined) return <Waiting label="Loading your papers" />
  return (
    <div className="space-y-3">
      {letter.ownPapers.length === 0 ? null : <ToAdd names={letter.ownPapers} />}
      {papers.data.length === 0 ? (
        <p className="measure text-small text-soft">
          No paper is kept yet. A bureau may ask who you are and where you live: add a photo of each once, and choose it here.
        </p>
      ) : (
        <fieldset className="min-w-0" disabled={choosing.isPending}>
          <legend className="sr-only">Papers to enclose</legend>
          <ul className="divide-y divide-rule border-y border-rule">
            {papers.data.map((paper) => (
              <PaperRow
                key={paper.id}
                paper={paper}
                isChosen={chosen.includes(paper.id)}
                onChoose={(isChosen) => choose(paper.id, isChosen)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      {letter.attestedAt === null || letter.isPractice ? null : (
        <p className="text-small text-soft">What you change here changes the letter’s list: you confirm it again.</p>
      )}
      <AddPaper onAdded={(added) => choose(added.id, true)} />
    </div>
  )
}

function ToAdd({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="text-small">
      <p>The letter names these, and they are not kept here yet:</p>
      <ul className="list-disc pl-5 text-soft">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
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
      <label className="flex min-h-11 min-w-0 items-center gap-3">
        <input
          type="checkbox"
          className="size-5.5 shrink-0"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="min-w-0 wrap-anywhere">
          {paper.name}
          <span className="block text-small text-soft">{counted(paper.pageCount, 'page')}, only you see it</span>
        </span>
      </label>
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
