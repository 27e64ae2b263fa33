import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { type Chance, seeded } from '#engine/practice/seed.ts'
import type { CreditFile } from '#engine/practice/situation.ts'
import type { PrintedFile } from '#engine/practice/truth.ts'
import { readData, readMarkup, type ReadingResult } from '#engine/reading/read-document.ts'
import { type BureauTruth, type Corpus, type LayoutScore, startLayoutScore } from '#tools/bench/reading-row.ts'
import { consumerDirectPage } from '#tools/synthetic-reports/consumerdirect.ts'
import { equifaxConsumer } from '#tools/synthetic-reports/equifax-consumer.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { mismoFile } from '#tools/synthetic-reports/mismo.ts'
import type { BureauTruth as PageTruth } from '#tools/synthetic-reports/three-bureau-truth.ts'
import { tu4 } from '#tools/synthetic-reports/tu4.ts'
import { type DataFile, trueLinkFile } from '#tools/synthetic-reports/truelink-json.ts'

interface Written {
  /** As the file holds it. */
  readonly text: string
  readonly truths: readonly BureauTruth[]
}

/** A layout without pages. The generators of some answer two layouts by chance: then `isOfIt` says which. */
interface DataLayout {
  readonly name: string
  readonly write: (seed: string) => Written
  readonly isOfIt?: (text: string) => boolean
}

const saved =
  (make: (seed: string) => { html: string; truths: readonly PageTruth[] }): DataLayout['write'] =>
  (seed) => {
    const { html, truths } = make(seed)
    return { text: html, truths }
  }

const threeBureau =
  (make: (seed: string) => DataFile): DataLayout['write'] =>
  (seed) => {
    const { bytes, truths } = make(seed)
    return { text: textOf(bytes), truths: truths.flatMap(ofBureau) }
  }

const single =
  (make: (file: CreditFile, chance: Chance) => PrintedFile): DataLayout['write'] =>
  (seed) => {
    const { bytes, truth } = make(makeCreditFile(seed), seeded(`${seed}/form`))
    return { text: textOf(bytes), truths: [truth] }
  }

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const ofBureau = (truth: DataFile['truths'][number]): BureauTruth[] =>
  truth.bureau === undefined ? [] : [{ ...truth, bureau: truth.bureau }]
const isAngular = (text: string): boolean => text.includes('ng-scope')
const isXml = (text: string): boolean => text.startsWith('<')

const DATA_LAYOUTS: readonly DataLayout[] = [
  { name: 'IdentityIQ, saved, Angular', write: saved(identityIqPage), isOfIt: isAngular },
  { name: 'IdentityIQ, saved, plain', write: saved(identityIqPage), isOfIt: (text) => !isAngular(text) },
  { name: 'ConsumerDirect, saved', write: saved(consumerDirectPage) },
  { name: 'TrueLink JSON', write: threeBureau(trueLinkFile) },
  { name: 'MISMO XML', write: threeBureau(mismoFile), isOfIt: isXml },
  { name: 'Array JSON', write: threeBureau(mismoFile), isOfIt: (text) => !isXml(text) },
  { name: 'Experian Credit Profile v2 JSON', write: single(experianCreditProfile) },
  { name: 'TransUnion TU4 XML', write: single(tu4) },
  { name: 'Equifax consumer JSON', write: single(equifaxConsumer) },
]

const IDS = ['a', 'b', 'c'] as const

/** Reads a file without pages by what it begins with. Throws when it is not well formed. */
export function readText(text: string): ReadingResult {
  const start = text.trimStart()
  if (/^<(?:!doctype html|html)/i.test(start)) return readMarkup(parsed(parseHtml(text, DEFAULT_BOUNDS)), IDS)
  return readData(parsed(isXml(start) ? parseXml(text, DEFAULT_BOUNDS) : parseJson(text, DEFAULT_BOUNDS)), IDS)
}

function parsed<Root extends object>(root: Root | string): Root {
  if (typeof root === 'string') throw new Error(`not parsed: ${root}`)
  return root
}

/** `files` files a layout. */
export function benchDataLayouts({ files, seeds }: Corpus, tell: (score: LayoutScore) => void): void {
  for (const [index, { name, write, isOfIt = () => true }] of DATA_LAYOUTS.entries()) {
    const score = startLayoutScore(name)
    for (let number = 1, found = 0; found < files; number += 1) {
      const seed = `${seeds}-data-${index}-${number}`
      const { text, truths } = write(seed)
      if (!isOfIt(text)) continue
      found += 1
      const result = readText(text)
      const isRead = result.kind === 'reports'
      score.add({
        name: seed,
        pages: isRead ? (result.listing?.length ?? 0) : 0,
        reports: isRead ? result.reports : [],
        truths,
      })
    }
    tell(score.sum())
  }
}
