import { join, resolve } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PacketBlock, PrintablePacket, PrintedPacket } from '#adapters/printing/packet.ts'
import { PACKET_SHEET } from '#adapters/printing/packet-sheet.ts'

/** This file runs in a worker thread; `embedded.ts` starts it: a case of months takes seconds, and no one else waits for it. */

/** A folder that need not exist: what goes along is laid into it in memory. */
const WORKSPACE = resolve('/case-packet')

let compiler: NodeCompiler | null = null

/** The packet as a PDF, its files in it as they are. */
export function setPacket(packet: PrintablePacket): PrintedPacket {
  compiler ??= NodeCompiler.create({ workspace: WORKSPACE })
  const laid = layer(compiler)
  compiler.resetShadow()
  try {
    const blocksOf = (blocks: readonly PacketBlock[]) => blocks.map((block) => laidBlock(block, laid))
    const data = {
      ...packet,
      cover: blocksOf(packet.cover),
      parts: packet.parts.map((part) => ({ ...part, blocks: blocksOf(part.blocks) })),
      files: packet.files.map(({ bytes, ...file }) => ({ ...file, place: laid(bytes, 'bin') })),
    }
    const set = compiler.compile({ mainFileContent: PACKET_SHEET, inputs: { packet: JSON.stringify(data) } }).result
    if (set === null) throw new Error('The packet could not be set: a page of it is damaged or of another format.')
    return { pdf: new Uint8Array(compiler.pdf(set)), pageCount: set.numOfPages }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(0)
  }
}

type Lay = (bytes: Uint8Array, ending: string) => string

/** Lays bytes next to the sheet and answers where. */
function layer(on: NodeCompiler): Lay {
  let count = 0
  return (bytes, ending) => {
    count += 1
    const name = `laid-${count}.${ending}`
    on.mapShadow(join(WORKSPACE, name), Buffer.from(bytes))
    return `/${name}`
  }
}

function laidBlock(block: PacketBlock, lay: Lay): object {
  if (block.kind !== 'page') return block
  const { picture, ...page } = block
  return { ...page, file: lay(picture, 'png') }
}
