import { useState } from 'react'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import { offeredKind } from '#web/parts/further/about-letter.ts'
import { OtherLettersButton } from '#web/parts/further/ask-for-other-letters.tsx'
import { DisputedTags } from '#web/parts/disputed-tags.tsx'
import { AskWhatIsWrong } from '#web/parts/ask-what-is-wrong.tsx'
import { type Item, itemName, usableHere } from '#web/parts/item-words.ts'
import { LetterRequest } from '#web/parts/ask-for-letter.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { type DisputeWith, useDisputeItem } from '#web/parts/use-dispute-item.ts'
import type { ItemCase } from '#web/parts/use-item-cases.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { HelpersLetters } from '#web/parts/helping/helpers-letters.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** What can be done with a negative item: dispute it once, then write, read and send its letters. */
export function ItemActions({ itemCase }: { readonly itemCase: ItemCase }) {
  const { item, findings } = itemCase
  const dispute = useDisputeItem(item)
  const [asking, setAsking] = useState<DisputeWith | null>(null)
  if (item.status === 'resolved') return <Tag tone="good">No longer listed</Tag>
  // Someone who helps opens no dispute: there are its letters.
  if (helpingHere() !== null) return <HelpersLetters itemCase={itemCase} />
  const isShown = usableHere(findings ?? []).length > 0
  return (
    // The buttons go with their press: what came in their place takes the focus.
    <div tabIndex={-1} className="w-full rounded-field sm:w-auto">
      {item.isDisputed ? (
        <Disputed itemCase={itemCase} />
      ) : (
        <DisputeButtons
          item={item}
          dispute={dispute}
          isShown={isShown}
          onPress={(whom) => (isShown ? dispute.mutate({ whom, words: null }) : setAsking(whom))}
        />
      )}
      {asking === null ? null : (
        <AskWhatIsWrong item={item} whom={asking} onOpened={() => setAsking(null)} onClose={() => setAsking(null)} />
      )}
    </div>
  )
}

interface DisputeButtonsProps {
  readonly item: Item
  readonly dispute: ReturnType<typeof useDisputeItem>
  /** The report shows an error, or gives reason to ask. Otherwise the buttons are quiet, and what is wrong is asked first. */
  readonly isShown: boolean
  readonly onPress: (whom: DisputeWith) => void
}

function DisputeButtons({ item, dispute, isShown, onPress }: DisputeButtonsProps) {
  const busyWith = dispute.isPending ? dispute.variables.whom : null
  const tone = isShown ? 'secondary' : 'quiet'
  const about = <span className="sr-only"> {itemName(item)}</span>
  return (
    <div className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row">
      <Button tone={tone} busy={busyWith === 'bureau'} disabled={busyWith === 'creditor'} onClick={() => onPress('bureau')}>
        Dispute with Bureau{about}
      </Button>
      <Button tone={tone} busy={busyWith === 'creditor'} disabled={busyWith === 'bureau'} onClick={() => onPress('creditor')}>
        Dispute with Creditor{about}
      </Button>
      <OtherLettersButton about={{ negativeItemId: item.id }} creditor={item.creditorName} name={itemName(item)} />
    </div>
  )
}

/** The badge stands where the buttons were; each recipient of the dispute has its letter to write or to open. */
function Disputed({ itemCase }: { readonly itemCase: ItemCase }) {
  const { item, dispute, letters } = itemCase
  const [asked, setAsked] = useState<DisputeTarget | null>(null)
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  const targets = dispute?.disputeTargets ?? []
  return (
    <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:justify-end">
      <DisputedTags dispute={dispute} letters={letters} />
      {targets.map((target) => {
        const letter = letters.find((one) => one.bureau === target && offeredKind(one) === null)
        return (
          <Button
            key={target}
            tone={letter === undefined ? 'primary' : 'secondary'}
            onClick={() => (letter === undefined ? setAsked(target) : setOpenLetter(letter.id))}
          >
            {letter === undefined ? 'Generate letter' : 'Open letter'}
            {targets.length > 1 ? ` to ${nameOf(target)}` : ''}
            <span className="sr-only"> {item.creditorName}</span>
          </Button>
        )
      })}
      <OtherLettersButton about={{ negativeItemId: item.id }} creditor={item.creditorName} name={itemName(item)} />
      {asked === null ? null : (
        <LetterRequest
          wish={{ about: { negativeItemId: item.id }, creditor: item.creditorName, target: asked }}
          onWritten={({ id }) => {
            setAsked(null)
            setOpenLetter(id)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
    </div>
  )
}

const nameOf = (target: DisputeTarget): string => targetName(target, 'the creditor')
