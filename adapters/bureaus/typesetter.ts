import { Buffer } from 'node:buffer'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Layout results that have not been used for so many reports are forgotten, so that memory stays level. */
const KEPT_REPORTS = 4
/** Written into each file instead of the clock, so that the same source is the same bytes. */
const CREATED_AT = 1_733_961_600

/** Sets Typst documents with the fonts it carries and those given, from no file and no network. */
export function startTypesetter(fonts: readonly Uint8Array[]): (source: string) => Uint8Array {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font)) }] })
  return (source) => {
    try {
      return new Uint8Array(compiler.pdf({ mainFileContent: source }, { creationTimestamp: CREATED_AT }))
    } finally {
      compiler.evictCache(KEPT_REPORTS)
    }
  }
}
