import type { DataNode } from '#engine/reading/listing/data-tree.ts'
import { isBlank } from '#engine/reading/listing/data-facts.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import { isDenied, kindOfNotice } from '#engine/reading/notices/kind-of-notice.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { FileNotice, NoticeKind, PersonalInfo } from '#engine/report/report.ts'

/** A field in which a data file says something of the file itself. */
export interface SaidOfFile {
  readonly node: DataNode | null
  /** What the field is about, whatever its words; null where only its words tell. */
  readonly kind: NoticeKind | null
  /** A flag says yes or no, or a word of its own; its name says of what. */
  readonly flag?: string
  /** What a flag says when it is set. */
  readonly set?: RegExp
  /** False where the file has several bureaus and the field names none of them. */
  readonly namesBureau?: boolean
}

const SET = /^(?:y|yes|true|1)$/i

/** A shorter text is no statement. */
const SHORTEST = 12

/** A person with the notices that are in these fields, each where it is. */
export function withDataNotices(
  person: PersonalInfo,
  said: readonly SaidOfFile[],
  placeOf: DataListing['placeOf'],
): PersonalInfo {
  const found = said.flatMap((field) => noticeIn(field, placeOf) ?? [])
  if (found.length === 0) return person
  const places = Object.fromEntries(found.map(({ place }, index) => [`notices.${index}`, place]))
  return { ...person, notices: found.map(({ notice }) => notice), evidence: { ...person.evidence, ...places } }
}

function noticeIn(
  { node, kind, flag, set = SET, namesBureau = true }: SaidOfFile,
  placeOf: DataListing['placeOf'],
): { readonly notice: FileNotice; readonly place: Evidence } | null {
  const place = node === null || isBlank(node.text ?? '') ? null : placeOf(node)
  if (node === null || place === null) return null
  if (flag !== undefined) {
    const notice = { text: `${flag}: ${place.quote}`, ...(namesBureau ? {} : { namesNoBureau: true as const }) }
    return kind !== null && set.test(node.text ?? '') ? { notice: { kind, ...notice }, place } : null
  }
  const meant = kindOfNotice(place.quote) ?? (isDenied(place.quote) || place.quote.length < SHORTEST ? null : kind)
  return meant === null ? null : { notice: { kind: meant, text: place.quote }, place }
}
