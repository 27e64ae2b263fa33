import type { readPacket as endpoint } from '#contract/case-file.ts'
import type { PacketBlock, PrintablePacket } from '#adapters/printing/port.ts'
import { manifestText, type PacketManifest, sealLine } from '#engine/case-file/packet-manifest.ts'
import { counted } from '#engine/values/counted.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { ownedDispute, sha256, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { answersPart } from '#server/features/packet/answers-part.ts'
import {
  chainPart,
  datesPart,
  deliveriesPart,
  instantText,
  nameOf,
  plain,
  timelinePart,
} from '#server/features/packet/case-parts.ts'
import { gatherCase, type PacketCase } from '#server/features/packet/gather-case.ts'
import { lettersPart } from '#server/features/packet/letters-part.ts'
import { type MadePart, manifestFile, printedPart, text } from '#server/features/packet/made-part.ts'
import { pagesParts } from '#server/features/packet/pages-parts.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { NamedFile, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The whole case to be taken along: to a lawyer, an agency, a court. */
export const readPacket: Operation<typeof endpoint> = async (context, { user, params }) => {
  const dispute = await ownedDispute(context, user, params.id)
  const mark = dispute.isPractice ? 'PRACTICE-' : ''
  return new NamedFile(await packetOf(context, user, dispute), `${mark}case-packet-${dispute.id.slice(0, 8)}.pdf`)
}

/** The packet of a dispute, sealed: its last line is the hash over all bytes before it. */
async function packetOf(context: Context, user: SignedIn, dispute: Owned<DisputeRow>): Promise<Uint8Array> {
  const about = await gatherCase(context, user, dispute)
  if (about.chain.state.kind === 'broken')
    throw new Refusal('conflict', `The timeline of this dispute was changed, so we can’t make a packet. ${about.chain.state.why}`)
  const parts: readonly MadePart[] = [
    timelinePart(about),
    datesPart(about),
    await lettersPart(context, about),
    deliveriesPart(about),
    await answersPart(context, about),
    ...(await pagesParts(context, about)),
    chainPart(about),
  ]
  const manifest = manifestOf(about, parts, { ...about.chain.state, madeAt: context.now() })
  const { pdf } = await context.printing.setPacket(printable(about, parts, manifest))
  return Buffer.concat([pdf, Buffer.from(sealLine(sha256(pdf)))])
}

function manifestOf(
  { dispute }: PacketCase,
  parts: readonly MadePart[],
  { events, head, madeAt }: { events: number; head: string; madeAt: string },
): PacketManifest {
  return {
    format: 'errata-packet/1',
    disputeId: dispute.id,
    isPractice: dispute.isPractice,
    madeAt,
    chain: { events, head },
    files: parts.flatMap(({ files }) => files.map(manifestFile)),
    missing: parts.flatMap(({ missing }) => missing),
  }
}

function printable(about: PacketCase, parts: readonly MadePart[], manifest: PacketManifest): PrintablePacket {
  const { dispute } = about
  const bytes = new TextEncoder().encode(manifestText(manifest))
  return {
    title: 'Case packet',
    lead: `The ${dispute.isRequest ? 'request' : 'dispute'} about ${dispute.creditor}`,
    cover: coverOf(about, manifest, sha256(bytes)),
    parts: parts.map(printedPart),
    files: [
      { name: 'manifest.json', mediaType: 'application/json', description: 'The list of everything in this packet', bytes },
      ...parts.flatMap(({ files }) =>
        files.map(({ name, mediaType, description, bytes: content }) => ({ name, mediaType, description, bytes: content })),
      ),
    ],
    isPractice: dispute.isPractice,
  }
}

const NOT_PROVEN =
  'What this proves: that nothing in it was changed since it was made, and that each letter is the very PDF whose hash was written down when it went out. ' +
  'What it does not prove: nobody outside signs it, and whoever keeps the installation could write a whole new timeline. That what it says is true, the Postal Service, the recipients and the bureau’s own records can witness.'

function coverOf(
  { user, dispute, ...about }: PacketCase,
  { madeAt, chain, isPractice }: PacketManifest,
  manifestHash: string,
): readonly PacketBlock[] {
  const targets = dispute.disputeTargets.map((target) => nameOf({ dispute }, target)).join(', ')
  const practice = text(
    'PRACTICE. This case is invented: its entry stands on a practice report, and nothing of it was sent to anybody.',
  )
  return [
    ...(isPractice ? [practice] : []),
    {
      kind: 'facts',
      rows: [
        ['Consumer', user.name],
        [dispute.isRequest ? 'Asked' : 'Disputed with', targets],
        ['What it says', dispute.description],
        ['Opened', writeDay(about.days.of(dispute.createdAt))],
        ['Status', `${plain(dispute.status)}; outcome: ${dispute.outcome}`],
        ['Letters sent', String(about.sent.length)],
        ['Made', instantText(madeAt)],
        ['Timeline', `${counted(chain.events, 'event')}, none changed`],
      ],
    },
    text('The last hash of the timeline, and the hash of the list of files (manifest.json):'),
    { kind: 'exact', lines: [chain.head, manifestHash] },
    text(
      'To check it, on any computer with Node.js: download verify-packet.mjs from the address where this packet was made (/verify-packet.mjs), or take tools/verify-packet.mjs of Errata, and run:',
    ),
    { kind: 'exact', lines: ['node verify-packet.mjs packet.pdf'] },
    text(NOT_PROVEN),
  ]
}
