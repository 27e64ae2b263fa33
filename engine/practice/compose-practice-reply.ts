import { bureauAddress } from '#engine/law/bureau-addresses.ts'
import { practiceBackground } from '#engine/practice/practice-background.ts'
import { seeded } from '#engine/practice/seed.ts'
import { array, literal, textArray } from '#engine/practice/typst-source.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'

/** What a practice bureau can answer. */
export const PRACTICE_REPLIES = ['deleted', 'updated', 'verified', 'frivolous', 'reinserted'] as const
export type PracticeReplyKind = (typeof PRACTICE_REPLIES)[number]

/** A letter in which a practice bureau answers. */
export interface PracticeReply {
  readonly bureau: Bureau
  readonly kind: PracticeReplyKind
  /** The day printed on it. */
  readonly day: Day
  /** Name and address of the consumer, as they show in the window. */
  readonly to: readonly string[]
  readonly entry: { readonly creditorName: string; readonly accountNumber: string | null }
  /** The day the dispute was received. */
  readonly receivedOn: Day
}

interface Words {
  readonly subject: string
  /** Before the entry, and what is next to it. */
  readonly opening: string
  readonly result: string
  readonly explained: string
  readonly closing: readonly string[]
}

const RIGHTS = [
  'If the reinvestigation does not resolve your dispute, you may add a statement of up to 100 words to your file.',
  'You may ask us for a description of the procedure that was used to determine the accuracy and completeness of the information, including the name and address of the company that was contacted. We will provide it within 15 days of your request.',
  'You may ask us to send a corrected copy of your report to those who received it lately.',
] as const

/** In the manner of the letters that bureaus send; what each kind has to say is in 15 U.S.C. 1681i(a). */
const WORDS: Readonly<Record<PracticeReplyKind, Words>> = {
  deleted: {
    subject: 'The results of your dispute',
    opening: 'We have completed the reinvestigation of the item you disputed. The result is below.',
    result: 'DELETED',
    explained: 'This item was deleted from your credit file.',
    closing: RIGHTS,
  },
  updated: {
    subject: 'The results of your dispute',
    opening: 'We have completed the reinvestigation of the item you disputed. The result is below.',
    result: 'UPDATED',
    explained: 'The company that reports this item has changed it. The information was updated in your credit file.',
    closing: RIGHTS,
  },
  verified: {
    subject: 'The results of your dispute',
    opening: 'We have completed the reinvestigation of the item you disputed. The result is below.',
    result: 'VERIFIED AS ACCURATE',
    explained: 'The company that reports this item verified it as accurate. The item remains in your credit file without change.',
    closing: RIGHTS,
  },
  frivolous: {
    subject: 'Notice about your dispute',
    opening: 'We received the dispute named below.',
    result: 'NOT INVESTIGATED',
    explained:
      'We have determined that this dispute is frivolous or irrelevant. We will not reinvestigate it. The reason: you did not provide sufficient information to investigate the disputed information.',
    closing: [
      'To have this item investigated, send us: what exactly is inaccurate, a copy of the page of your report with the item marked, and any document that supports your dispute.',
    ],
  },
  reinserted: {
    subject: 'Notice that an item was reinserted',
    opening: 'An item that had been deleted from your credit file was reinserted.',
    result: 'REINSERTED',
    explained:
      'The company that reports this item has certified that it is complete and accurate. The item was reinserted in your credit file.',
    closing: [
      'This notice is sent to you within 5 business days of the reinsertion, as 15 U.S.C. 1681i(a)(5)(B) requires.',
      'You may add a statement to your file that disputes the accuracy or completeness of this item.',
    ],
  },
}

/** One page, ready for Typst: the letter of a bureau that does not exist, about an entry that no one has. */
export function composePracticeReply(reply: PracticeReply): string {
  const { bureau, kind, day, to, entry, receivedOn } = reply
  const words = WORDS[kind]
  const from = bureauAddress(bureau, day)
  const reference = seeded(`practice reply ${bureau} ${kind} ${day} ${entry.creditorName}`).digits(10)
  const rows: readonly (readonly [string, string])[] = [
    ['Item', entry.creditorName],
    ...(entry.accountNumber === null ? [] : ([['Account number', entry.accountNumber]] as const)),
    ['Result', words.result],
  ]
  return `#set document(title: "Dispute results")
#set page(paper: "us-letter", margin: (x: 72pt, top: 60pt, bottom: 60pt), background: ${practiceBackground('PRACTICE')})
#set text(font: "Libertinus Serif", size: 11pt, ligatures: false, hyphenate: false)
#set par(leading: 0.6em, spacing: 1em)
#text(size: 18pt, weight: "bold", ${literal(from.name)})
#stack(spacing: 4pt, ..${textArray(from.lines)})
#v(18pt)
#stack(spacing: 4pt, ..${textArray(to)})
#v(14pt)
#text(${literal(`Date: ${writeDay(day)}`)})

#text(${literal(`Report number: ${reference}`)})

#text(weight: "bold", ${literal(words.subject)})

#text(${literal(`Dear ${to[0] ?? 'Consumer'}:`)})

#text(${literal(`Your dispute was received on ${writeDay(receivedOn)}. ${words.opening}`)})

#table(columns: (110pt, 1fr), stroke: 0.5pt + luma(150), inset: 6pt, ..${array(rows.flat().map(literal))})

#text(${literal(words.explained)})

${words.closing.map((line) => `#text(${literal(line)})`).join('\n\n')}

#text(${literal(`Sincerely, ${BUREAU_NAMES[bureau]}, Consumer Relations`)})
`
}
