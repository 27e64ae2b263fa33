import { counted } from '#engine/values/counted.ts'
import { inARow } from '#engine/values/in-a-row.ts'
import type { Asked } from '#engine/assistant/about-entries.ts'
import type { DisputeFact, FoundFact, LetterFact, MemberFile } from '#engine/assistant/member-file.ts'
import {
  articleLinks,
  disputeLink,
  DISPUTES,
  fromFile,
  LETTERS,
  NEGATIVE_ITEMS,
  PAPERS,
  type Statement,
  tellSome,
  UPLOAD,
} from '#engine/assistant/statement.ts'
import { writeDay } from '#engine/values/day.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import { type DisputeStatus, ENDED_STATUSES, type Outcome } from '#engine/words/dispute-status.ts'

const STATUS: Readonly<Record<DisputeStatus, string>> = {
  pending: 'opened, not sent yet',
  in_progress: 'sent',
  under_review: 'under review',
  resolved: 'resolved',
  rejected: 'rejected: the entry was kept',
  withdrawn: 'withdrawn before anything was sent',
}
const OUTCOME: Readonly<Record<Outcome, string>> = {
  removed: ', the entry was removed',
  updated: ', the entry was updated',
  verified: ', the entry was verified',
  pending: '',
}

const practice = ({ isPractice }: { readonly isPractice: boolean }): string => (isPractice ? 'Practice. ' : '')
const isOpen = ({ status }: DisputeFact): boolean => !ENDED_STATUSES.includes(status)
const recipientsOf = ({ targets, creditor }: DisputeFact): string => inARow(targets.map((one) => targetName(one, creditor)))

function namedIn<T extends { readonly creditor: string }>(list: readonly T[], { creditors }: Asked): readonly T[] {
  return creditors.length === 0 ? list : list.filter(({ creditor }) => creditors.includes(creditor))
}

function disputesOf({ disputes }: MemberFile, wish: Asked): readonly DisputeFact[] {
  const { bureaus } = wish
  return namedIn(disputes, wish).filter(({ targets }) => bureaus.length === 0 || bureaus.some((one) => targets.includes(one)))
}

/** Where each dispute stands. */
export function aboutDisputes(file: MemberFile, wish: Asked): readonly Statement[] {
  const found = disputesOf(file, wish)
  if (found.length === 0)
    return [
      fromFile(
        `You have no dispute${wish.bureaus.length + wish.creditors.length > 0 ? ' about that' : ''} yet.`,
        NEGATIVE_ITEMS,
        DISPUTES,
      ),
    ]
  const open = found.filter(isOpen)
  const requests = found.filter(({ isRequest }) => isRequest).length
  const only = requests === 0 ? '' : ` ${requests === 1 ? '1 of them only asks' : `${requests} of them only ask`}: a request.`
  const head = `You have ${counted(found.length, 'dispute')}: ${open.length} open, ${found.length - open.length} ended.${only}`
  return [fromFile(head, DISPUTES), ...tellSome([...open, ...found.filter((one) => !isOpen(one))], tellDispute, DISPUTES)]
}

function standing({ status, submittedOn }: DisputeFact): string {
  return status === 'in_progress' && submittedOn !== null ? 'waiting for an answer' : STATUS[status]
}

function tellDispute(dispute: DisputeFact): Statement {
  const sent = dispute.submittedOn === null ? '' : `, sent ${writeDay(dispute.submittedOn)}`
  const stands = `${standing(dispute)}${isOpen(dispute) ? '' : OUTCOME[dispute.outcome]}${dispute.status === 'pending' ? '' : sent}`
  return fromFile(
    `${practice(dispute)}${dispute.isRequest ? 'Request about ' : ''}${dispute.creditor}, with ${recipientsOf(dispute)}: ${stands}.`,
    disputeLink(dispute),
  )
}

const CLOCK_ARTICLE = articleLinks('the-thirty-day-clock')
const ANSWERS: readonly DeadlineKind[] = ['reinvestigation', 'furnisher_investigation', 'verification_method', 'block']

/** By when who must answer, and why then. No clock runs before a delivery is known or expected, and none is invented. */
export function aboutClocks(file: MemberFile, wish: Asked): readonly Statement[] {
  const open = disputesOf(file, wish).filter(isOpen)
  if (open.length === 0)
    return [fromFile('You have no open dispute, so you have no deadlines running.', DISPUTES, ...CLOCK_ARTICLE)]
  const clocks = open.flatMap((dispute) => clocksOf(dispute, wish).map((clock) => ({ clock, dispute })))
  const running = clocks.toSorted((a, b) => (a.clock.due < b.clock.due ? -1 : 1))
  const still = open.filter((dispute) => clocksOf(dispute, wish).length === 0)
  return [
    ...tellSome(running, ({ clock, dispute }) => tellClock(clock, dispute, file.today), DISPUTES),
    ...tellSome(still, tellStill, DISPUTES),
  ]
}

type Clock = DisputeFact['deadlines'][number]

const clocksOf = ({ deadlines }: DisputeFact, { bureaus }: Asked): readonly Clock[] =>
  deadlines.filter(
    ({ kind, target }) => ANSWERS.includes(kind) && (bureaus.length === 0 || bureaus.some((one) => one === target)),
  )

function tellClock({ due, basis, why, citation, target }: Clock, dispute: DisputeFact, today: string): Statement {
  const who = target === null ? recipientsOf(dispute) : targetName(target, dispute.creditor)
  const about = `${writeDay(due)} about ${dispute.creditor}`
  const told = due < today ? `${who} had until ${about}.` : `${who} must answer by ${about}.`
  const expected = basis === 'expected' ? ' That is counted from the expected delivery.' : ''
  return fromFile(`${practice(dispute)}${told}${expected} ${why} (${citation})`, disputeLink(dispute), ...CLOCK_ARTICLE)
}

function tellStill(dispute: DisputeFact): Statement {
  if (dispute.isRequest) {
    const asked = `You only asked about ${dispute.creditor}, so there’s no deadline. No law sets one for the answer to a request.`
    return fromFile(`${practice(dispute)}${asked}`, disputeLink(dispute))
  }
  const text =
    dispute.submittedOn === null
      ? `You haven’t sent the dispute about ${dispute.creditor} yet, so there’s no deadline. It starts when the dispute is received.`
      : `We don’t know of a delivery for the dispute about ${dispute.creditor}, so there’s no deadline yet. Record the delivery when you know it.`
  return fromFile(`${practice(dispute)}${text}`, disputeLink(dispute))
}

const LETTER_STATE: Readonly<Record<LetterFact['state'], string>> = {
  draft: 'a draft that waits for you to read and approve it',
  confirmed: 'ready, not sent yet',
  sent: 'sent',
  delivered: 'delivered',
}

const lettersAt = (letters: readonly LetterFact[], state: LetterFact['state']): readonly LetterFact[] =>
  letters.filter((letter) => letter.state === state)

const lettersLink = ({ disputeId, creditor }: LetterFact) =>
  disputeId === null ? LETTERS : disputeLink({ id: disputeId, creditor })

/** Drafts that wait come first, then what is ready, what is on its way, what arrived. */
export function aboutLetters(file: MemberFile, wish: Asked): readonly Statement[] {
  const { bureaus } = wish
  const found = namedIn(file.letters, wish).filter(({ target }) => bureaus.length === 0 || bureaus.some((one) => one === target))
  if (found.length === 0)
    return [fromFile(`You have no letter${bureaus.length + wish.creditors.length > 0 ? ' about that' : ''} yet.`, NEGATIVE_ITEMS)]
  const inOrder = (['draft', 'confirmed', 'sent', 'delivered'] as const).flatMap((state) => lettersAt(found, state))
  const [drafts, ready] = [lettersAt(found, 'draft').length, lettersAt(found, 'confirmed').length]
  const head = `You have ${counted(found.length, 'letter')}: ${counted(drafts, 'draft')} to approve, ${ready} ready to send, ${found.length - drafts - ready} sent.`
  return [fromFile(head, LETTERS), ...tellSome(inOrder, tellLetter, LETTERS)]
}

function tellLetter(letter: LetterFact): Statement {
  const day = letter.on === null ? '' : ` ${writeDay(letter.on)}`
  const about = letter.target === 'creditor' ? '' : ` about ${letter.creditor}`
  return fromFile(`${practice(letter)}To ${letter.recipient}${about}: ${LETTER_STATE[letter.state]}${day}.`, lettersLink(letter))
}

/** Entries with an error that have not been disputed yet. */
const undisputedErrors = ({ found }: MemberFile, { creditors }: Asked): readonly FoundFact[] =>
  found.filter(({ state, creditorName }) => state === 'error' && (creditors.length === 0 || creditors.includes(creditorName)))

/** What waits for the member now, the most pressing first. */
export function aboutNext(file: MemberFile, wish: Asked): readonly Statement[] {
  const letters = namedIn(file.letters, wish)
  const [draft] = lettersAt(letters, 'draft')
  const [ready] = lettersAt(letters, 'confirmed')
  const open = disputesOf(file, wish).filter(isOpen)
  const unwritten = open.filter(
    ({ id, status }) => status === 'pending' && !file.letters.some(({ disputeId }) => disputeId === id),
  )
  const undisputed = undisputedErrors(file, wish)
  const [first] = unwritten
  const waiting = [
    ...file.deadlines.map(({ name, title }) => fromFile(`${title} (${name}).`, PAPERS)),
    ...(draft === undefined
      ? []
      : [
          fromFile(
            `${counted(lettersAt(letters, 'draft').length, 'letter waits', 'letters wait')} for you. Read and approve each one before it goes out.`,
            lettersLink(draft),
          ),
        ]),
    ...(ready === undefined
      ? []
      : [
          fromFile(
            `${counted(lettersAt(letters, 'confirmed').length, 'letter is', 'letters are')} ready to send.`,
            lettersLink(ready),
          ),
        ]),
    ...(first === undefined
      ? []
      : [
          fromFile(
            `${counted(unwritten.length, 'dispute is', 'disputes are')} open without a letter. Create it from the dispute.`,
            disputeLink(first),
          ),
        ]),
    ...(undisputed.length === 0
      ? []
      : [fromFile(`${counted(undisputed.length, 'error is', 'errors are')} not disputed yet.`, NEGATIVE_ITEMS)]),
    ...(open.some(({ submittedOn }) => submittedOn !== null)
      ? aboutClocks({ ...file, disputes: open.filter(({ submittedOn }) => submittedOn !== null) }, wish)
      : []),
  ]
  if (waiting.length > 0) return waiting
  return [fromFile('There is nothing for you to do right now. A newer report may show something new.', UPLOAD, DISPUTES)]
}
