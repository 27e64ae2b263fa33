import type { PacketBlock } from '#adapters/printing/port.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import { jsonBytes, type MadePart, text } from '#server/features/packet/made-part.ts'
import type { PacketCase } from '#server/features/packet/gather-case.ts'

/** `2026-11-20 12:00 UTC`. */
export const instantText = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

/** When an event was: only the day where no one knows more of it. */
const whenText = ({ at, facts }: PacketCase['chain']['events'][number]): string => {
  const day = facts?.['on']
  return facts?.['by'] === 'member' && typeof day === 'string' ? day : instantText(at)
}

export const nameOf = ({ dispute }: Pick<PacketCase, 'dispute'>, target: DisputeTarget): string =>
  targetName(target, dispute.creditor)

/** `furnisher_investigation` as a line of a list names it. */
export function plain(word: string): string {
  const words = word.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What happened, in the order in which it was written. */
export function timelinePart({ chain }: PacketCase): MadePart {
  const rows = chain.events.map((event) => [String(event.sequence), whenText(event), plain(event.kind), event.text])
  return {
    title: 'Timeline',
    blocks: [
      text(
        'Everything that was found, claimed, sent, delivered, answered and changed, in the order in which it was written down.',
      ),
      { kind: 'table', head: ['No.', 'When', 'What', 'What happened'], widths: [0, 1.25, 0.8, 3.2], rows },
    ],
    files: [
      {
        name: 'chain.json',
        kind: 'timeline',
        mediaType: 'application/json',
        description: 'The timeline with its chain of hashes',
        bytes: jsonBytes(chain),
      },
    ],
    missing: [],
  }
}

const NOTHING_CAME = 'No clock runs: nothing of this dispute was delivered or filed yet.'
const ONLY_ASKED = 'No clock runs: this is a request, and no law sets a day for its answer.'

/** Who must do what by when, and why. */
export function datesPart(about: PacketCase): MadePart {
  const dates = about.deadlines.toSorted((a, b) => (a.due < b.due ? -1 : 1))
  const rows = dates.map(({ due, kind, target, why, citation, basis }) => [
    writeDay(due),
    `${plain(kind)}${target === null ? '' : `\n${nameOf(about, target)}`}`,
    `${why}${basis === 'expected' ? ' Expected, until the delivery is recorded.' : ''}`,
    citation,
  ])
  const listed = dates.map(({ due, kind, target, why, citation, basis }) => ({ due, kind, target, why, citation, basis }))
  const table: PacketBlock = { kind: 'table', head: ['Date', 'Duty', 'Why this date', 'Law'], widths: [0.9, 1.1, 2.4, 0.9], rows }
  return {
    title: 'Duties and dates',
    blocks: rows.length === 0 ? [text(about.dispute.isRequest ? ONLY_ASKED : NOTHING_CAME)] : [table],
    files: [
      {
        name: 'dates.json',
        kind: 'dates',
        mediaType: 'application/json',
        description: 'Duties and dates',
        bytes: jsonBytes(listed),
      },
    ],
    missing: [],
  }
}

/** How each letter went and what proves that it came. */
export function deliveriesPart(about: PacketCase): MadePart {
  const { sent, deliveries, submissions } = about
  const proofs = sent.map((letter) => {
    const delivery = deliveries.get(letter.id) ?? null
    return {
      letterId: letter.id,
      to: nameOf(about, letter.target),
      method: letter.sentMethod,
      trackingNumber: letter.trackingNumber,
      sentAt: letter.sentAt,
      deliveredAt: letter.deliveredAt,
      deliveredOn: letter.deliveredOn,
      carrier: delivery === null ? null : delivery.provider,
      handedOverAt: delivery?.handedOverAt ?? null,
      scans: delivery?.scans?.map(({ kind, at }) => ({ kind, at })) ?? [],
      knownBy: letter.deliveredAt === null ? null : wordOf(delivery),
    }
  })
  const blocks = proofs.flatMap((proof, index): PacketBlock[] => [
    { kind: 'facts', rows: [['Letter', `${index + 1}, to ${proof.to}`], ...proofRows(proof)] },
    ...(proof.scans.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            head: ['Scan', 'When'],
            widths: [1, 2],
            rows: proof.scans.map(({ kind, at }) => [plain(kind), instantText(at)]),
          },
        ]),
  ])
  const filed = submissions.map(({ target, method, filedOn }) => [nameOf(about, target), plain(method), writeDay(filedOn)])
  const direct: PacketBlock[] =
    filed.length === 0
      ? []
      : [
          text('Filed directly, by the word of the member:'),
          { kind: 'table', head: ['With', 'How', 'On'], widths: [2, 1, 1], rows: filed },
        ]
  const nothing = blocks.length + direct.length === 0 ? [text('Nothing of this dispute was sent yet.')] : []
  return {
    title: 'Proofs of delivery',
    blocks: [...nothing, ...blocks, ...direct],
    files: [
      {
        name: 'deliveries.json',
        kind: 'deliveries',
        mediaType: 'application/json',
        description: 'How each letter went, with every scan',
        bytes: jsonBytes(proofs),
      },
    ],
    missing: [],
  }
}

type KnownBy = 'the post’s scan' | 'the member’s own record' | 'the practice post office'

function wordOf(
  delivery: { readonly provider: string; readonly scans: readonly { readonly kind: string }[] | null } | null,
): KnownBy {
  if (delivery?.scans?.some(({ kind }) => kind === 'delivered') !== true) return 'the member’s own record'
  return delivery.provider === 'practice' ? 'the practice post office' : 'the post’s scan'
}

interface Proof {
  readonly method: string | null
  readonly trackingNumber: string | null
  readonly sentAt: string | null
  readonly deliveredOn: Day | null
  readonly knownBy: KnownBy | null
}

const proofRows = ({ method, trackingNumber, sentAt, deliveredOn, knownBy }: Proof): (readonly [string, string])[] => [
  ['Sent', `${sentAt === null ? '' : instantText(sentAt)}${method === null ? '' : `, ${plain(method).toLowerCase()}`}`],
  ['Tracking number', trackingNumber ?? 'None'],
  ['Delivered', deliveredOn === null ? 'Not recorded' : `${writeDay(deliveredOn)}, by ${knownBy ?? 'the member’s own record'}`],
]

/** The hashes themselves, and how they are made, for the one who has nothing but this paper. */
export function chainPart({ chain }: PacketCase): MadePart {
  return {
    title: 'Chain of hashes',
    blocks: [
      text(
        'Each event is hashed together with the hash of the one before it, so that none can be changed, taken out, put in or moved without every hash after it being another one. ' +
          'The hash is the SHA-256, in UTF-8, of this text without spaces or line breaks: ["errata-event/1", id of the dispute, number of the event, instant, kind, text, facts, hash of the event before]. ' +
          'It is JSON; the names of an object stand in the order of their UTF-16 code units; before the first event there are 64 zeros.',
      ),
      {
        kind: 'exact',
        lines: [
          `dispute ${chain.disputeId}`,
          ...chain.events.map(({ sequence, hash }) => `${String(sequence).padStart(3, ' ')}  ${hash}`),
        ],
      },
    ],
    files: [],
    missing: [],
  }
}
