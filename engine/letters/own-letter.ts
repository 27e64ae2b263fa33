import { bureauAddress } from '#engine/law/bureau-addresses.ts'
import type { Fact, FactSource } from '#engine/letters/fact.ts'
import { SENDER_NEEDS } from '#engine/letters/letter-request.ts'
import { type Day, isDay, parsePrintedDay, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, BUREAUS, type Bureau, type DisputeTarget } from '#engine/words/bureau.ts'

/** Who has a text mailed: the return address, where the text itself has none. */
export interface Customer {
  readonly name?: string | undefined
  /** A street, or the whole address in one line. */
  readonly address?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zip?: string | undefined
}

/** A text of the consumer's own as the letter it is. */
export interface OwnLetter {
  /** As it is kept and printed: return address, date, recipient, then the text from its salutation on. */
  readonly content: string
  readonly sender: readonly string[]
  readonly recipient: readonly string[]
  readonly target: DisputeTarget
  readonly date: Day
  /** The subject line without its `Re:`, else the recipient. */
  readonly about: string
  /** All that the letter may state. */
  readonly facts: readonly Fact[]
}

/** Why a text cannot be mailed; `field` is the customer's, null where the text itself lacks something. */
export interface OwnLetterLack {
  readonly field: keyof Customer | null
  readonly message: string
}

/** The fact that holds the whole text, as the consumer's statement. */
export const OWN_TEXT = 'own.text'

/** What is the same text, however its lines end. */
export const plainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/**
 * Reads a text as a letter: whom it goes to is found in its address block, else by the one bureau that it names; whoever
 * writes is found in its first address block, else in what the customer gave. What is missing is said, never guessed.
 */
export function readOwnLetter(
  given: string,
  { customer, today }: { readonly customer: Customer; readonly today: Day },
): { readonly letter: OwnLetter } | { readonly lacks: readonly OwnLetterLack[] } {
  const text = plainLines(given)
  if (text === '') return { lacks: [{ field: null, message: 'The letter is empty.' }] }
  const { head, body } = partsOf(text)
  const blocks = blocksOf(head)
  const addresses = blocks.filter(({ kind }) => kind === 'address').map(({ lines }) => lines)
  const { own, others } = sidesOf(addresses, customer)
  const recipient = recipientOf(others, { blocks, body })
  const sender = own ?? senderOf(customer)
  const stray = blocks.find((block) => block.kind === 'other' && !isKnownLine(block, customer))
  const lacks = [
    ...('lack' in recipient ? [recipient.lack] : []),
    ...('lacks' in sender ? sender.lacks : []),
    ...strayLack(stray),
  ]
  if ('lack' in recipient || 'lacks' in sender || lacks.length > 0) return { lacks }
  const date = blocks.find(({ kind }) => kind === 'date')?.day ?? today
  const headLines = [sender.join('\n'), writeDay(date), recipient.lines.join('\n')]
  // Without a salutation nothing marks where a head would end: the text is printed whole, under its windows.
  const content = (SALUTES.test(body) ? [...headLines, body] : [body]).join('\n\n')
  const { lines, target } = recipient
  return {
    letter: {
      content,
      sender,
      recipient: lines,
      target,
      date,
      about: aboutOf(body) ?? lines[0] ?? '',
      facts: factsOf(text, { sender, recipient, date }),
    },
  }
}

const SALUTES = /^(?:re:|subject:|dear\b|to whom)/i
const PLACE = /^.+?,?(?<!\s)\s+[A-Z]{2}[\s,]+\d{5}(?:-\d{4})?$/

interface Block {
  readonly kind: 'address' | 'date' | 'other'
  readonly lines: readonly string[]
  readonly day: Day | null
}

/** What is above the subject line or the salutation; without either, the addresses that the text begins with. */
function partsOf(text: string): { readonly head: readonly string[]; readonly body: string } {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const salutation = lines.findIndex((line) => SALUTES.test(line.trim()))
  const end =
    salutation >= 0 ? salutation : lines.findLastIndex((line, index) => index < MOST_HEAD && PLACE.test(line.trim())) + 1
  return { head: lines.slice(0, end), body: lines.slice(end).join('\n').trim() }
}

/** Lines that two addresses and a date can take. */
const MOST_HEAD = 16

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  let open: string[] = []
  const close = (kind: 'address' | 'other'): void => {
    if (open.length > 0) blocks.push({ kind, lines: open, day: null })
    open = []
  }
  for (const line of lines.map((raw) => raw.trim())) {
    const day = parsePrintedDay(line)
    if (line === '') close('other')
    else if (day !== null && isDay(day)) {
      close('other')
      blocks.push({ kind: 'date', lines: [line], day })
    } else {
      open.push(line)
      if (PLACE.test(line) && open.length > 2) close('address')
    }
  }
  close('other')
  return blocks
}

const same = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.trim() !== '' && a.trim().toLowerCase() === b.trim().toLowerCase()

/** Which of the addresses is the writer's: the one with their name or street, else the first of two. */
function sidesOf(addresses: readonly (readonly string[])[], customer: Customer) {
  const isOwn = (lines: readonly string[]): boolean =>
    same(lines[0], customer.name) || lines.some((line) => same(line, customer.address))
  const own = addresses.find(isOwn) ?? (addresses.length > 1 ? addresses[0] : undefined)
  return { own, others: addresses.filter((lines) => lines !== own) }
}

type Found = { readonly lines: readonly string[]; readonly target: DisputeTarget; readonly source: FactSource }

function recipientOf(
  addresses: readonly (readonly string[])[],
  { blocks, body }: { readonly blocks: readonly Block[]; readonly body: string },
): Found | { readonly lack: OwnLetterLack } {
  const [lines, ...more] = addresses
  if (more.length > 0) return lacking('The letter has more than one recipient. Write a letter for each of them.')
  if (lines !== undefined) return { lines, target: bureausIn(lines[0] ?? '')[0] ?? 'creditor', source: 'statement' }
  const salutation = /^dear\s+(\S.*)$/im.exec(body)?.[1] ?? ''
  const named = [blocks.flatMap((block) => block.lines).join('\n'), salutation, body].map(bureausIn)
  const [bureau, second] = named.find((found) => found.length > 0) ?? []
  if (bureau === undefined)
    return lacking(
      'The letter does not say whom it goes to. Put the recipient’s name and postal address above the salutation, or name one bureau.',
    )
  if (second !== undefined)
    return lacking(
      `The letter names ${BUREAU_NAMES[bureau]} and ${BUREAU_NAMES[second]}. Put the address of the one it goes to above the salutation.`,
    )
  return { ...registered(bureau), target: bureau, source: 'registry' }
}

const lacking = (message: string) => ({ lack: { field: null, message } })
const bureausIn = (text: string): readonly Bureau[] => BUREAUS.filter((bureau) => new RegExp(`\\b${bureau}\\b`, 'i').test(text))

/** The newest address there is: an own text says nothing of an older one. */
function registered(bureau: Bureau): { readonly lines: readonly string[] } {
  const { name, lines } = bureauAddress(bureau, '9999-12-31')
  return { lines: [name, ...lines] }
}

function senderOf(customer: Customer): readonly string[] | { readonly lacks: readonly OwnLetterLack[] } {
  const whole = /^(.+?),\s*([^,\s][^,]*?),?(?<!\s)\s+([A-Za-z]{2})[\s,]+(\d{5}(?:-\d{4})?)$/.exec(customer.address?.trim() ?? '')
  const known: Customer =
    whole === null || customer.city
      ? customer
      : { name: customer.name, address: whole[1], city: whole[2], state: whole[3], zip: whole[4] }
  const lacks = SENDER_NEEDS.filter(([field]) => (known[field] ?? '').trim() === '').map(([field, message]) => ({
    field,
    message,
  }))
  if (lacks.length > 0) return { lacks }
  const { name = '', address = '', city = '', state = '', zip = '' } = known
  return [name, address, `${city}, ${state.toUpperCase()} ${zip}`]
}

/** A bureau's name or the writer's own, above the salutation without an address. */
const isKnownLine = ({ lines }: Block, customer: Customer): boolean =>
  lines.every((line) => bureausIn(line).length > 0 || same(line, customer.name) || same(line, customer.address))

const strayLack = (stray: Block | undefined): readonly OwnLetterLack[] =>
  stray === undefined
    ? []
    : [
        {
          field: null,
          message: `“${stray.lines[0] ?? ''}” stands above the salutation and is neither your address, the date nor the recipient’s. Complete the address, or move the line below the salutation.`,
        },
      ]

function aboutOf(body: string): string | null {
  const subject = /^(?:re|subject):\s*(\S.*)$/im.exec(body)?.[1]?.trim() ?? ''
  return subject === '' ? null : subject.slice(0, 200)
}

function factsOf(
  text: string,
  { sender, recipient, date }: { readonly sender: readonly string[]; readonly recipient: Found; readonly date: Day },
): readonly Fact[] {
  const lines = (who: string, source: FactSource, list: readonly string[]): readonly Fact[] =>
    list.map((line, index) => ({ id: `${who}.${index}`, kind: index === 0 ? 'name' : 'address', text: line, source }))
  return [
    { id: OWN_TEXT, kind: 'word', text, source: 'statement' },
    ...lines('sender', 'statement', sender),
    ...lines('recipient', recipient.source, recipient.lines),
    { id: 'letter.date', kind: 'date', text: writeDay(date), source: 'profile' },
  ]
}
