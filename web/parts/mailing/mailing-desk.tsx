import { useId, useState } from 'react'
import { type LetterHead, price } from '#web/parts/letter/letter-words.ts'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { useMailing } from '#web/parts/mailing/mailing-calls.ts'
import { MailingCheck } from '#web/parts/mailing/mailing-check.tsx'
import {
  choiceOf,
  costWords,
  type MailPrices,
  needsSelection,
  noPrice,
  type PostService,
  priceOf,
  SERVICE_WORDS,
  totalOf,
} from '#web/parts/mailing/mailing-choice.ts'
import { UnsentLetters } from '#web/parts/mailing/unsent-letters.tsx'
import { counted } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { toast } from '#web/ui/toast.ts'

interface MailingDeskProps {
  /** Not sent yet. */
  readonly unsent: readonly LetterHead[]
  readonly prices: MailPrices
  /** The first is chosen at first. */
  readonly services: readonly [PostService, ...PostService[]]
  /** The letters are with the post: what was pressed is gone. */
  readonly onSent: () => void
}

/** Letters, service, what it comes to; everything once more before the act. Nothing goes out that no one confirmed. */
export function MailingDesk({ unsent, prices, services, onSent }: MailingDeskProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [service, setService] = useState<PostService>(services[0])
  const [isChecking, setIsChecking] = useState(false)
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  const mailing = useMailing(() => {
    setTicked(new Set())
    setIsChecking(false)
    onSent()
  })
  const choice = choiceOf(unsent, { ticked, service })
  const tick = (id: string, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
  const goOn = () => {
    if (choice.length > 0) return setIsChecking(true)
    toast({ title: 'No Letters Selected', description: 'Please select at least one letter to send', tone: 'destructive' })
  }
  if (isChecking && choice.length > 0) {
    return (
      <>
        <MailingCheck
          letters={choice}
          service={service}
          isBusy={mailing.isPending}
          onSend={(order) => mailing.mutate({ service, letters: choice, ...order })}
          onBack={() => setIsChecking(false)}
          onOpen={setOpenLetter}
        />
        {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
      </>
    )
  }
  return (
    <div className="space-y-5">
      <UnsentLetters letters={unsent} ticked={ticked} onTick={tick} onOpen={setOpenLetter} />
      <ServiceChoice services={services} prices={prices} chosen={service} onChoose={setService} />
      <Total count={choice.length} price={priceOf(prices, service)} isAll={ticked.size === 0 && !needsSelection(service)} />
      <Button tone="primary" wide="phone" disabledBecause={noPrice(prices, service)} onClick={goOn}>
        Send Letters
      </Button>
      {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
    </div>
  )
}

interface ServiceChoiceProps {
  readonly services: readonly PostService[]
  readonly prices: MailPrices
  readonly chosen: PostService
  readonly onChoose: (service: PostService) => void
}

export function ServiceChoice({ services, prices, chosen, onChoose }: ServiceChoiceProps) {
  const name = useId()
  const [only, second] = services
  const words = (service: PostService): string => `${SERVICE_WORDS[service].label} ${costWords(prices, service)} each`
  if (only !== undefined && second === undefined) {
    return (
      <p>
        <span className="font-strong">
          {SERVICE_WORDS[only].label}: {costWords(prices, only)} per letter
        </span>
        <span className="block text-small text-soft">{SERVICE_WORDS[only].detail}</span>
      </p>
    )
  }
  return (
    <ChoiceCards
      type="radio"
      name={name}
      label="How should they go?"
      columns={1}
      choices={services.map((service) => ({ value: service, label: words(service), detail: SERVICE_WORDS[service].detail }))}
      chosen={chosen}
      onChange={({ target }) => onChoose(services.find((service) => service === target.value) ?? chosen)}
    />
  )
}

function Total({
  count,
  price: each,
  isAll,
}: {
  readonly count: number
  readonly price: number | null
  readonly isAll: boolean
}) {
  if (each === null) return null
  return (
    <p aria-live="polite" className="figures">
      <span className="font-strong">Total cost: {price(totalOf(each, count))}</span>
      <span className="text-soft">
        {' '}
        {count === 0 ? 'No letter is selected.' : `${counted(count, 'letter')} at ${price(each)}.`}
        {isAll ? ' You checked none, so the next step asks about all of them.' : ''}
      </span>
    </p>
  )
}
