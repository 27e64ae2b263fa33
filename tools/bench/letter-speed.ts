import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import type { PrintableLetter } from '#adapters/printing/port.ts'
import { median, type Measured, timesOf } from '#tools/bench/measured.ts'

const LETTERS = 60
const MOST_TIMES_SLOWER = 1.5

/** A letter of the usual length; each one differs, so that nothing is printed from memory. */
function letterNumber(index: number): PrintableLetter {
  const paragraph = `I am writing about my Equifax credit report dated November 10, 2026, entry ${index}. `.repeat(4)
  return {
    sender: ['Dana Whitfield', '12 Elm Street', 'Dayton, OH 45402'],
    recipient: ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
    date: 'November 20, 2026',
    paragraphs: [
      `Re: Dispute of account ${index}`,
      'Dear Equifax Information Services LLC:',
      ...Array.from({ length: 6 }, () => paragraph),
      'Sincerely,',
      'Dana Whitfield',
    ],
    enclosures: [],
    pages: [],
    isPractice: false,
    windows: 'printed',
    barcode: null,
    cover: null,
  }
}

/** Our letters against the same words set by the bare engine with no layout of ours. */
export async function benchLetters(): Promise<Measured[]> {
  const printing = embeddedPrinting()
  const bare = NodeCompiler.create()
  let index = 0
  const ours = await timesOf(() => printing.print(letterNumber((index += 1))), { warm: 10, times: LETTERS })
  const reference = await timesOf(() => setBare(bare, letterNumber((index += 1))), { warm: 10, times: LETTERS })
  return [
    {
      what: `A letter to PDF (median of ${LETTERS})`,
      ours: `${median(ours).toFixed(1)} ms`,
      reference: `${median(reference).toFixed(1)} ms bare Typst`,
      ratio: (median(ours) / median(reference)).toFixed(2),
      aim: `at most ${MOST_TIMES_SLOWER}`,
      isMet: median(ours) / median(reference) <= MOST_TIMES_SLOWER,
    },
  ]
}

/** The same words as plain paragraphs of a US Letter page. */
const setBare = (compiler: NodeCompiler, letter: PrintableLetter): Uint8Array =>
  setParagraphs(compiler, [...letter.sender, ...letter.recipient, letter.date, ...letter.paragraphs])

export function setParagraphs(compiler: NodeCompiler, texts: readonly string[]): Uint8Array {
  const source = `#set page(paper: "us-letter")\n#let texts = json(bytes(sys.inputs.texts))\n#for text in texts { par(text) }\n`
  const compiled = compiler.compile({ mainFileContent: source, inputs: { texts: JSON.stringify(texts) } })
  if (compiled.result === null) throw new Error('the bare engine sets plain paragraphs')
  const pdf = compiler.pdf(compiled.result)
  compiler.evictCache(10)
  return pdf
}
