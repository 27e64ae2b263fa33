import { useId, useState } from 'react'
import { CheckAnswers } from '#web/parts/letter/check-answers.tsx'
import { type Letter, price, recipientName } from '#web/parts/letter/letter-words.ts'
import { LetterWorkbench } from '#web/parts/letter-workbench.tsx'
import { useMailing } from '#web/parts/mailing/mailing-calls.ts'
import {
  choiceOf,
  costWords,
  type MailingChoice,
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
import { toast } from '#web/ui/toast.tsx'

interface MailingDeskProps {
  /** Not sent yet. */
  readonly unsent: readonly Letter[]
  readonly prices: MailPrices
  /** The first is chosen at first. */
  readonly services: readonly [PostService, ...PostService[]]
  /** The letters are with the post: what was pressed is gone. */
  readonly onSent: () => void
}

/** Letters, service, what it comes to; everything once more before the act. Nothing goes out that nobody confirmed. */
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
    if (choice.letters.length > 0) return setIsChecking(true)
    toast({ title: 'No Letters Selected', description: 'Please select at least one letter to send', tone: 'destructive' })
  }
  if (isChecking && choice.letters.length > 0) {
    return (
      <MailingCheck
        letters={choice.letters}
        service={service}
        prices={prices}
        isBusy={mailing.isPending}
        onSend={() => mailing.mutate({ service, letters: choice.letters })}
        onBack={() => setIsChecking(false)}
      />
    )
  }
  return (
    <div className="space-y-5">
      <UnsentLetters letters={unsent} ticked={ticked} onTick={tick} onOpen={setOpenLetter} />
      <ServiceChoice services={services} prices={prices} chosen={service} onChoose={setService} />
      <Total choice={choice} price={priceOf(prices, service)} isAll={ticked.size === 0 && !needsSelection(service)} />
      <Button tone="primary" wide="phone" disabledBecause={holdUp(choice) ?? noPrice(prices, service)} onClick={goOn}>
        Send Letters
      </Button>
      {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
    </div>
  )
}

/** Why the chosen letters cannot go yet. */
function holdUp({ unconfirmed, unaddressed, byHand }: MailingChoice): string | undefined {
  const [letter] = unaddressed
  if (letter !== undefined) return `Open the letter to ${recipientName(letter)} and add its address first.`
  const [own] = byHand
  if (own !== undefined)
    return `The letter to ${recipientName(own)} encloses papers that only you have: mail it yourself, and choose the others here.`
  if (unconfirmed.length === 0) return undefined
  const which = unconfirmed.length === 1 ? '1 letter is' : `${unconfirmed.length} letters are`
  return `${which} not confirmed yet. Read and confirm each letter before it is sent.`
}

interface ServiceChoiceProps {
  readonly services: readonly PostService[]
  readonly prices: MailPrices
  readonly chosen: PostService
  readonly onChoose: (service: PostService) => void
}

function ServiceChoice({ services, prices, chosen, onChoose }: ServiceChoiceProps) {
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
  choice,
  price: each,
  isAll,
}: {
  readonly choice: MailingChoice
  readonly price: number | null
  readonly isAll: boolean
}) {
  const count = choice.letters.length
  if (each === null) return null
  return (
    <p aria-live="polite" className="figures">
      <span className="font-strong">Total cost: {price(totalOf(each, count))}</span>
      <span className="text-soft">
        {' '}
        {count === 0 ? 'No letter is selected.' : `${counted(count, 'letter')} at ${price(each)}.`}
        {isAll ? ' None is ticked, so all that wait are meant.' : ''}
      </span>
    </p>
  )
}

interface MailingCheckProps {
  readonly letters: readonly Letter[]
  readonly service: PostService
  readonly prices: MailPrices
  readonly isBusy: boolean
  readonly onSend: () => void
  readonly onBack: () => void
}

function MailingCheck({ letters, service, prices, isBusy, onSend, onBack }: MailingCheckProps) {
  const { label } = SERVICE_WORDS[service]
  const total = costWords(prices, service, letters.length)
  const isPractice = prices.isSimulated || letters.every((letter) => letter.isPractice)
  return (
    <div className="space-y-4">
      <CheckAnswers
        level={3}
        title="Check before you send"
        answers={[
          { name: 'To', text: letters.map((letter) => `${letter.recipient}, about ${letter.creditor}`).join('\n') },
          { name: 'Method', text: isPractice ? `${label}, practice post office` : label },
          { name: 'Cost', text: isPractice ? `${total}, simulated: nothing is charged` : total },
        ]}
      />
      {isPractice ? (
        <p className="measure text-small text-soft">
          Nothing is really mailed. To reach them for real, download each PDF, mail it yourself and mark it as sent.
        </p>
      ) : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button tone="primary" busy={isBusy} onClick={onSend}>
          Send {counted(letters.length, 'letter')} by {label.toLowerCase()} · {total}
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  )
}
