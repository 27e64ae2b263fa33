/** What a file of a packet is. */
export type PacketFileKind = 'timeline' | 'dates' | 'deliveries' | 'letter' | 'answer' | 'page_before' | 'page_after'

/** A file that is in the packet, by its hash. */
export interface ManifestFile {
  /** Letters, digits, dots and hyphens. */
  readonly name: string
  readonly kind: PacketFileKind
  readonly bytes: number
  /** SHA-256 as hex. */
  readonly sha256: string
  readonly letterId?: string
  readonly answerId?: string
}

/** What would belong to the packet and is not in it. */
export interface MissingPart {
  readonly what: string
  readonly why: string
  readonly letterId?: string
}

/** The list of everything in a packet; it is in the PDF as `manifest.json`, and the cover prints it. */
export interface PacketManifest {
  readonly format: 'errata-packet/1'
  readonly disputeId: string
  readonly isPractice: boolean
  readonly madeAt: string
  readonly chain: { readonly events: number; readonly head: string }
  readonly files: readonly ManifestFile[]
  readonly missing: readonly MissingPart[]
}

/** As it is in the packet. */
export const manifestText = (manifest: PacketManifest): string => `${JSON.stringify(manifest, null, 2)}\n`

/** The last line of the file: the hash over all its bytes before this line. */
export const sealLine = (sha256: string): string => `\n%errata-packet-seal sha256=${sha256}\n`
