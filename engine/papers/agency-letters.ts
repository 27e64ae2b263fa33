import { AUTHORITIES } from '#engine/law/authorities.ts'
import { type Day, type PartialDay, writeDay } from '#engine/values/day.ts'

/** Who writes, by the member's own word; null where they have not confirmed it. */
export interface Writer {
  readonly name: string | null
  readonly addressLines: readonly string[]
  readonly dateOfBirth: PartialDay | null
  readonly ssnLast4: string | null
}

export const NO_WRITER: Writer = { name: null, addressLines: [], dateOfBirth: null, ssnLast4: null }

/** What such a letter says, next to who writes to whom. */
interface AgencyLetter {
  readonly agency: string
  /** Name first, as on an envelope; empty where no one knows it. */
  readonly addressLines: readonly string[]
  readonly today: Day
  readonly writer: Writer
  /** Who decided, or is about to, and the day of the notice. */
  readonly lender: string | null
  readonly refusedOn: Day | null
  /** After a decision the file is free; before one nothing says so. */
  readonly isDecided: boolean
}

/** Asks an agency for the file it keeps on the writer. */
export const fileRequest = (about: AgencyLetter): string =>
  letterOf(about, [
    'Subject: Request for my file',
    about.isDecided
      ? `${noticeOf(about)} Please send me a copy of everything in my file, the sources of that information, and everyone who got it, at no charge (${AUTHORITIES.fcra_1681j_b.cite} and ${AUTHORITIES.fcra_1681g.cite}).`
      : `${noticeOf(about)} Please send me a copy of everything in my file, the sources of that information, and everyone who got it (${AUTHORITIES.fcra_1681g.cite}).`,
    'Please mail it to the address above. I enclose a copy of my ID and of a bill with my address.',
  ])

/** Disputes what the writer found wrong in that file; what it is, only they can say. */
export const agencyDispute = (about: AgencyLetter): string =>
  letterOf(about, [
    'Subject: Dispute of information in my file',
    'I got a copy of my file. This is wrong in it:',
    '1. Item: ____________________   What is wrong: ____________________',
    '2. Item: ____________________   What is wrong: ____________________',
    `Please investigate each item, correct or delete what is inaccurate, incomplete, or cannot be verified, and send me the results in writing (${AUTHORITIES.fcra_1681i_a_1.cite}).`,
    'I enclose a copy of my ID, and a copy of the pages of my file with the errors marked.',
  ])

const noticeOf = ({ agency, lender, refusedOn }: AgencyLetter): string =>
  `${lender ?? 'A company'} sent me a notice${refusedOn === null ? '' : ` dated ${writeDay(refusedOn)}`} that says it used information about me from ${agency}.`

function letterOf({ agency, addressLines: lines, today, writer }: AgencyLetter, parts: readonly string[]): string {
  const { name, addressLines, dateOfBirth, ssnLast4 } = writer
  const from = [
    name ?? 'Your name: ____________________',
    ...(addressLines.length > 0 ? addressLines : ['Your address: ____________________']),
  ]
  const to = lines.length === 0 ? [agency, 'Address (see the letter you got): ____________________'] : lines
  const known = [
    `Date of birth: ${dateOfBirth === null ? '____________________' : writeDay(dateOfBirth)}`,
    ...(ssnLast4 === null ? [] : [`Social Security number, last four digits: ${ssnLast4}`]),
  ]
  return [
    from.join('\n'),
    writeDay(today),
    to.join('\n'),
    ...parts,
    known.join('\n'),
    `Sincerely,\n\n${name ?? '____________________'}`,
  ].join('\n\n')
}
