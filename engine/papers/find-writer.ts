import { type KnownEntry, knownNameIn } from '#engine/answers/known-entry.ts'
import type { ReadField } from '#engine/answers/reply.ts'
import { isAgencyName } from '#engine/papers/agencies.ts'
import { findAll, fieldOf, type PaperText, type Passage, stretch } from '#engine/papers/paper-text.ts'
import { isReadSurely } from '#engine/papers/read-surely.ts'
import {
  isOffice,
  isTitle,
  NO_NAME,
  OFFICE,
  OFFICE_ALONE,
  tidied,
  withoutOffice,
  wordsOf,
  WRITER_MARK,
} from '#engine/papers/writer-names.ts'
import type { ReceivedKind } from '#engine/words/received-paper.ts'

const NAME = String.raw`([A-Z][\w&.'/-]{0,30}(?:,?\s(?:(?:of|and|the|&)\s)?[A-Z0-9&][\w&.'/-]{0,30}){0,6})`
const PLAINTIFF = '(?:[Pp]laintiff|PLAINTIFF|[Dd]emandante|DEMANDANTE)'
/** What a sentence of a court's form begins with before it speaks of a plaintiff. */
const NO_PARTY =
  /^(?:said|versus|vs?\.?$|wherefore|comes|now|you|your|the|this|whereas|therefore|to|notice|by|if|attorneys?|and|judgment|when|upon|in|for|against|that|as|an?|any|each|such|defendants?|summons|complaint|case|civil|court|state|county|\w{1,20} county$|judge|magistrate|hon\b|index|docket)\b/i
/** The same on one line: the next is another label. */
const NAME_ON_LINE = NAME.replaceAll(String.raw`\s`, ' ')
/** The same up to a comma: the street goes on in the same row. */
const NAME_ALONE = NAME.replace(String.raw`,?\s`, String.raw`\s`)
/** The same, and no comma. */
const NAME_IN_ROW = NAME_ALONE.replaceAll(String.raw`\s`, ' ')
/** Who says in a sentence or behind a label who they are. */
const SELF: Readonly<Partial<Record<ReceivedKind, readonly RegExp[]>>> = {
  collection_notice: [
    new RegExp(String.raw`(?:^|\n)(?:[Tt]his\sis\s)?${NAME}\s(?:here\s(?:for|about|regarding|with)|calling\s|writing\s)`),
    new RegExp(String.raw`(?:^|[\n.]\s?)${NAME}\s(?:is|es)\s(?:a\sdebt\scollector|un\scobrador|una\sagencia\sde\scobr)`),
    new RegExp(String.raw`\bfrom\s${NAME},\s(?:which\sis\s)?a\sdebt\scollector`),
    new RegExp(String.raw`(?:^|\n)${NAME}\s(?:esta|is)\s(?:tratando\sde\scobrar|trying\sto\scollect|attempting\sto\scollect)`),
  ],
  identity: [
    new RegExp(String.raw`\bbetween\s${NAME}\s?(?:,\s?|\()(?:the\s|as\s)?"?(?:[Ll]andlord|[Ll]essor|[Oo]wner)\b`),
    new RegExp(String.raw`(?:^|\n)(?:[Ll]andlord|LANDLORD|[Ll]essor|LESSOR)\s?:\s?${NAME_ON_LINE}`),
  ],
  court_paper: [
    new RegExp(String.raw`^(?:${PLAINTIFF})(?:\(?'?s'?\)?)?(?:\(s\))? ?:? (?!name|and\b|attorney|address|is\b)${NAME_ON_LINE}$`),
    new RegExp(String.raw`(?:^|\n)(?:${PLAINTIFF})(?:\(?'?s'?\)?)?(?:\(s\))?\s[Nn]ame[^:\n]{0,50}:\s?${NAME_ALONE}`),
    new RegExp(
      String.raw`(?<!\b(?:for|FOR|For)\s(?:the\s|THE\s)?)(?:${PLAINTIFF}|[Jj]udgment\s[Cc]reditor|JUDGMENT\sCREDITOR)(?:\s?\/\s?(?:[Jj]udgment\s[Cc]reditor|[Pp]etitioner|PETITIONER))?(?:\s?\([^)]{0,60}\))?\)?\s?(?::|\bbeing\b)(?:\s?\([^)]{0,60}\)\s?:)?\s?${NAME}`,
    ),
    // A caption in two columns whose gap was lost, as a recogniser or a typewriter loses it.
    new RegExp(
      String.raw`(?:^|\n)${NAME_ON_LINE},?\s(?:[Ii]ndex|[Cc]ase|[Cc]ause|[Dd]ocket|[Ff]ile|[Cc]ivil)\s(?:[Nn]o\.?|[Nn]umber|#)\s?:?\s[^\n]{3,40}\n\s?${PLAINTIFF}\b`,
    ),
    new RegExp(String.raw`(?:^|\n)${NAME}\s?[,;]?\s?(?:\n\s?)?(?:an?\s[\w\s]{1,40},\s?)?(?:\n\s?)?${PLAINTIFF}(?!')`),
    new RegExp(String.raw`\b(?:action|suit|case)\s(?:is\s)?brought\sby:?\s${NAME}`),
  ],
}
/** A tax form's first cell. */
const TAX_FORMS = [String.raw`${NAME_IN_ROW}(?=[,\n]|$)`, String.raw`${NAME}(?=,|\n\d|\s\d|$)`].map(
  (name) => new RegExp(String.raw`\b(?:CREDITOR|LENDER|PAYER|FILER|RECIPIENT)'S\sname[^]{0,160}?(?:telephone\sno\.|:)\s${name}`),
)
/** The label alone above the name. */
const TAX_LABEL = new RegExp(String.raw`(?:^|\n)(?:CREDITOR|LENDER|PAYER|FILER)(?:'S NAME)?\n${NAME_ON_LINE}(?=[,\n]|$)`)
/** As every form of the tax office has it. */
const TAX_OFFICE = /\bOMB\sNo\.\s1545|^Form\s10(?:98|99)\b/
const LABELLED = new RegExp(
  String.raw`(?:^|\n)(?:(?:[Cc]reditor|[Ll]ender)(?:'s)?(?:\s[Nn]ame)?|(?:CREDITOR|LENDER)(?:'S)?(?:\sNAME)?|[Aa]creedor)\s?:\s?${NAME_ON_LINE}`,
)
/** As an e-mail says who sends it. */
const FROM = new RegExp(String.raw`(?:^|\n)(?:[Ff]rom|FROM|[Ll]ender|LENDER|[Dd]e)\s?:\s?${NAME_ON_LINE}`)
/** The model form of a privacy notice. */
const PRIVACY_FORM = new RegExp(String.raw`\b(?:WHAT|What)\s(?:DOES|does)\s${NAME}\s(?:DO|do)\s(?:WITH|with)\s(?:YOUR|your)\b`)
const MEMBER = new RegExp(String.raw`(?:^|\n)${NAME},?\s[Mm]ember\sFDIC`)

const SIGN_OFF =
  /(?:^|\n)(?:sincerely|(?:best |kind |warm )?regards|respectfully|yours truly|very truly yours|cordially|thank you|thanks|atentamente|cordialmente|saludos|gracias)(?: yours)?\s?[,.]?\s?(?:\n|$)/i
const ADDRESS =
  /\b(?:p\.? ?o\.? ?box\s?\d|[A-Z]{2}\.?,?\s\d{5}(?:-\d{4})?\b|\d{1,6}\s[A-Z][\w.]{0,20}(?:\s[\w.]{1,20}){0,3}\s(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|blvd|boulevard|way|court|ct|plaza|parkway|pkwy|highway|hwy|place|pl)\b)/i
const GREETED = /(?:^|\n)(?:dear|hello|hi|hola|estimad[oa](?:\([oa]\))?)\s(?:(?:mr|ms|mrs|sr|sra)\.?\s)?([^,:\n]{3,60})/i
const ADDRESSED = /(?:^|\n)(?:to|para|a)\s?:\s?([A-Za-z][^,\n]{3,50})/i
const DEBTOR = /\b(?:debtor(?: 1)?\s?:\s?([A-Z][^\n,]{3,50})|([A-Z][A-Z.' -]{3,50}),\s?(?:\n\s?)?defendant)/i

interface Candidate {
  readonly passage: Passage
  readonly from: number
  readonly to: number
  readonly text: string
  readonly weight: number
}

/**
 * The company that wrote a paper: what it calls itself, else the name on its letterhead that its signature, its address or its own words
 * bear out. No town, office, heading or name of the reader is one; null where nothing is sure.
 */
export function findWriter(kind: ReceivedKind, text: PaperText, known: readonly KnownEntry[] = []): ReadField<string> | null {
  const writer = writerIn(kind, text, known)
  return writer !== null && (isReadSurely(writer) || isSaidAgain(writer.value, text)) ? writer : null
}

/** A name that was badly seen is one where the paper says it twice alike. */
function isSaidAgain(name: string, { passages }: PaperText): boolean {
  const whole = passages.map(({ text }) => text.replaceAll('\n', ' ').toLowerCase()).join('\n')
  return whole.split(name.toLowerCase()).length > 2
}

function writerIn(kind: ReceivedKind, text: PaperText, known: readonly KnownEntry[]): ReadField<string> | null {
  const isTaxForm = findAll(text.passages, TAX_OFFICE).length > 0
  for (const pattern of [
    ...(SELF[kind] ?? []),
    ...(isTaxForm ? [TAX_LABEL] : []),
    ...(kind === 'refusal' || isTaxForm ? [LABELLED, FROM] : [FROM]),
    ...TAX_FORMS,
    PRIVACY_FORM,
  ])
    for (const found of [...findAll(text.passages, pattern), ...findAll(text.rows, pattern)]) {
      // Its street may go on in the same row, and the other party's label below.
      const printed = tidied(
        (found.match[1] ?? '').replace(/,\s\d{1,6}\s.*$|\n(?:defendants?|respondents?|demandad[oa]s?)\b.*$/is, ''),
      )
      // A mailbox is an office of the one who writes.
      const name = pattern === FROM ? withoutOffice(printed) : printed
      if (
        name !== '' &&
        !OFFICE.test(name) &&
        !(kind === 'identity' && pattern !== FROM && !WRITER_MARK.test(name)) &&
        !(kind === 'court_paper' && (NO_PARTY.test(name) || NO_NAME.test(name))) &&
        !isReader(name, text)
      )
        return fieldOf(name, found)
    }
  if (kind === 'court_paper') return partyAbove(text) ?? partyBelow(text)
  if (kind === 'discharge') return null
  // An agency decides about no application: a refusal names it as where the lender asked.
  const isNobodys = (name: string): boolean => isReader(name, text) || (kind === 'refusal' && isAgencyName(name))
  const candidates = [...headOf(kind, text), ...signatureOf(text), ...memberLine(text)].filter((one) => !isNobodys(one.text))
  const best = candidates
    .map((one) => ({ ...one, weight: one.weight + (knownNameIn(one.text, known) ? 3 : 0) + borneOut(one, candidates, text) }))
    .toSorted((a, b) => b.weight - a.weight || markOf(b.text) - markOf(a.text) || b.text.length - a.text.length)[0]
  if (best === undefined || best.weight < ENOUGH) return null
  return stretch(best.text, { passage: best.passage, from: best.from, to: best.to })
}

const ENOUGH = 3

/** Lines at the head of the first page, down to the greeting. */
function headOf(kind: ReceivedKind, { passages }: PaperText): Candidate[] {
  const [first] = passages
  const lines = passages
    .filter(({ page }) => page === first?.page)
    .flatMap((passage) => withNameJoined(linesOf(passage)).map((line) => ({ passage, line })))
    // Specks at the edge of a picture are no line of a letterhead.
    .filter(({ line }) => /[A-Za-z]{2}/.test(line.text))
  const until = lines.findIndex(({ line }) => /^(?:dear|hi|hello|re\s?:|estimad)/i.test(line.text))
  const sizes = passages.map(heightOf).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  return lines.slice(0, until < 0 ? HEAD : until).flatMap(({ passage, line: whole }, at): Candidate[] => {
    const inRow = NAME_AND_ADDRESS.exec(whole.text)?.[1]
    const line = inRow === undefined ? whole : { ...whole, text: inRow }
    // A town stands alone over its state.
    if (NO_NAME.test(line.text) || !isTitle(line.text) || STATE_AND_ZIP.test(lines[at + 1]?.line.text ?? '')) return []
    const office = withoutOffice(line.text)
    if (office === '') return []
    const height = heightOf(passage) / usual
    const size = height > LARGE ? 3 : height > LARGER ? 2 : 0
    // An agency answers under its own name; another paper names it as where it asked.
    const isOwn = kind === 'answer' || (kind === 'other' && at === 0)
    const mark = isOwn && isAgencyName(office) ? 3 : WRITER_MARK.test(line.text) ? 2 : 0
    // An office may be between a company and its address.
    const below = lines.slice(at + 1, at + 3).some(({ line: one }) => ADDRESS.test(one.text))
    // No one's own address on an envelope has a telephone.
    const isLetterhead = passage.text.startsWith(line.text) && ADDRESS.test(passage.text) && TELEPHONE.test(passage.text)
    // No one but a company has an office below its name.
    const isOverOffice = isOffice(lines[at + 1]?.line.text.split(',')[0] ?? '')
    const address = isLetterhead ? 2 : below || inRow !== undefined ? 1 : 0
    return [
      {
        passage,
        from: line.from,
        to: line.from + office.length,
        text: office,
        weight: size + mark + Math.max(address, at === 0 ? 1 : 0) + (isOverOffice && below ? 2 : 0),
      },
    ]
  })
}

/** `SIERRA CREST` over `CREDIT UNION`, in a narrow letterhead: the first line has no word of a company, and the next is nothing but one's. */
function withNameJoined(lines: readonly TextLine[]): readonly TextLine[] {
  const [first, next, ...rest] = lines
  if (first && next && isTitle(first.text) && LEGAL_FORM.test(next.text))
    return [{ from: first.from, text: `${first.text} ${next.text}` }, ...rest]
  if (!first || !next || !rest.slice(0, LETTERHEAD).some(({ text }) => ADDRESS.test(text) || STATE_AND_ZIP.test(text)))
    return lines
  const isBroken =
    [first, next].every(({ text }) => isTitle(text) && !NO_NAME.test(text)) &&
    !WRITER_MARK.test(first.text) &&
    WRITER_MARK.test(next.text) &&
    !isOffice(next.text)
  return isBroken ? [{ from: first.from, text: `${first.text} ${next.text}` }, ...rest] : lines
}
const LEGAL_FORM = /^(?:p\.?c\.?|llc|llp|pllc|p\.l\.l\.c\.?|l\.l\.c\.?|inc\.?|n\.?a\.?|l\.?p\.?|ltd\.?|corp\.?|corporation)$/i
/** Lines within which a letterhead gives its address. */
const LETTERHEAD = 5
/** The line below a town that stands alone. */
const STATE_AND_ZIP = /^[A-Z]{2},? \d{5}(?:-\d{4})?$/

/** A letterhead in one row. */
const NAME_AND_ADDRESS =
  /^([A-Z][^:;,]{3,50}(?:, ?(?:Inc|LLC|N\.A|L\.?P|LLP|Co|Corp)\.?)?),? (?:\d{1,6} |p\.? ?o\.? ?box)[^:;]{3,60}\b[A-Z]{2}\.? \d{5}(?:-\d{4})?$/i
const TELEPHONE = /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\bwww\./

/** A company goes before a person who signs for it. */
const markOf = (name: string): number => (WRITER_MARK.test(name) ? 1 : 0)

/** Lines: a letter without a greeting says whose it is before these. */
const HEAD = 14
const LARGE = 1.5
const LARGER = 1.3

function signatureOf({ passages }: PaperText): Candidate[] {
  const at = passages.findIndex(({ text }) => SIGN_OFF.test(text))
  const signed = passages[at]
  if (!signed) return lastLine(passages)
  const match = SIGN_OFF.exec(signed.text)
  const rest = match ? match.index + match[0].length : 0
  const own = linesOf(signed).filter(({ from }) => from >= rest)
  const next = passages.slice(at + 1, at + 3).flatMap((passage) => linesOf(passage).map((line) => ({ passage, line })))
  const lines = [...own.map((line) => ({ passage: signed, line })), ...next].slice(0, 4)
  return lines.flatMap(({ passage, line: whole }): Candidate[] => {
    const line = behindOffice(whole)
    if (NO_NAME.test(line.text) || !isTitle(line.text)) return []
    const text = withoutOffice(line.text)
    if (text === '') return []
    return [{ passage, from: line.from, to: line.from + text.length, text, weight: WRITER_MARK.test(text) ? 3 : 0 }]
  })
}

/** A letter that ends without a greeting may end with a name. */
function lastLine(passages: readonly Passage[]): Candidate[] {
  const passage = passages.at(-1)
  const line = passage && linesOf(passage).at(-1)
  if (!passage || !line || NO_NAME.test(line.text) || !isTitle(line.text)) return []
  const text = withoutOffice(line.text)
  if (text === '') return []
  return [{ passage, from: line.from, to: line.from + text.length, text, weight: WRITER_MARK.test(text) ? 2 : 0 }]
}

/** Of a caption, the party that is above the lone word for it. */
function partyAbove({ passages }: PaperText): ReadField<string> | null {
  const lines = passages.flatMap((passage) => linesOf(passage).map((line) => ({ passage, line })))
  const at = lines.findIndex(({ line }) => PARTY_WORD.test(line.text))
  const left = (one: (typeof lines)[number] | undefined): number =>
    one?.passage.words.find(({ from }) => from >= one.line.from)?.word.box[0] ?? 0
  const party = lines
    .slice(Math.max(0, at - PARTY_LINES), Math.max(0, at))
    .filter((one) => left(one) <= left(lines[at]))
    .findLast(
      ({ line }) => !NO_NAME.test(line.text) && !NO_PARTY.test(line.text) && isTitle(line.text) && !/\bcourt\b/i.test(line.text),
    )
  if (!party) return null
  const text = tidied(party.line.text)
  return stretch(text, { passage: party.passage, from: party.line.from, to: party.line.from + text.length })
}

/** `… in an action brought by`, and below it who brings it. */
function partyBelow({ passages }: PaperText): ReadField<string> | null {
  const lines = passages.flatMap((passage) => linesOf(passage).map((line) => ({ passage, line })))
  const at = lines.findIndex(({ line }) => /\b(?:brought|filed) by:?$/i.test(line.text))
  const party = at < 0 ? undefined : lines[at + 1]
  if (!party || NO_NAME.test(party.line.text) || NO_PARTY.test(party.line.text) || !isTitle(party.line.text)) return null
  const text = tidied(party.line.text)
  return stretch(text, { passage: party.passage, from: party.line.from, to: party.line.from + text.length })
}

const PARTY_WORD = new RegExp(String.raw`^${PLAINTIFF}(?:\(?s\)?)?[.,]?$`)
/** Lines of a party's address at most. */
const PARTY_LINES = 6

function memberLine({ passages }: PaperText): Candidate[] {
  return findAll(passages, MEMBER).map(({ match, passage }) => {
    const text = tidied(match[1] ?? '')
    const from = match.index + match[0].indexOf(match[1] ?? '')
    return { passage, from, to: from + text.length, text, weight: 1 }
  })
}

/** How the rest of the paper bears a name out: another place with the same words, its own words, its address on the web. */
function borneOut(one: Candidate, all: readonly Candidate[], { passages }: PaperText): number {
  const words = wordsOf(one.text)
  if (words.length === 0) return -2
  const shares = (text: string): boolean => wordsOf(text).some((word) => words.includes(word))
  const isHere = (passage: Passage, from: number): boolean => passage === one.passage && from === one.from
  const isElsewhere = all.some((other) => !isHere(other.passage, other.from) && shares(other.text))
  const whole = passages.map((passage) =>
    linesOf(passage)
      .flatMap((line) => (isHere(passage, line.from) ? [] : [line.text]))
      .join('\n'),
  )
  const said = whole.some((text) => text.toLowerCase().replaceAll('\n', ' ').includes(one.text.toLowerCase()))
  const lead = words[0] ?? ''
  const site =
    lead.length > 3 && whole.some((text) => new RegExp(String.raw`\b(?:www\.)?${lead}\w{0,20}\.\w{2,8}`, 'i').test(text))
  return (isElsewhere ? 2 : 0) + (said ? 1 : 0) + (site ? 1 : 0)
}

/** Whoever the paper is written to: the name behind the greeting, or above the first address. */
function isReader(name: string, { passages }: PaperText): boolean {
  const readers = passages.flatMap(({ text }) =>
    [GREETED, ADDRESSED, DEBTOR].flatMap((pattern) => {
      const match = pattern.exec(text)
      return match ? [(match[1] ?? match[2] ?? '').toLowerCase().trim()] : []
    }),
  )
  const plain = name.toLowerCase()
  return readers.some(
    (reader) => reader.length > 3 && (plain === reader || plain.startsWith(`${reader} `) || reader.startsWith(`${plain} `)),
  )
}

/** `Member Disputes, Cattail Credit Union`: whose office it is. */
function behindOffice(line: TextLine): TextLine {
  const at = line.text.indexOf(', ')
  return at > 0 && OFFICE_ALONE.test(line.text.slice(0, at)) ? { text: line.text.slice(at + 2), from: line.from + at + 2 } : line
}

interface TextLine {
  readonly text: string
  readonly from: number
}

function linesOf({ text }: Passage): TextLine[] {
  let from = 0
  return text.split('\n').map((line) => {
    const one = { text: line, from }
    from += line.length + 1
    return one
  })
}

const heightOf = ({ words }: Passage): number => {
  const heights = words.map(({ word }) => word.box[3]).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
