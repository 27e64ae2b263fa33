import { dataFacts } from '#engine/reading/listing/data-facts.ts'
import { partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { dataDay, dataMoney, dataScore, dataText, scoreModelNamed } from '#engine/reading/values/data-words.ts'
import { firstPart, type MismoFile, textAt } from '#engine/reading/layouts/mismo/file.ts'
import { spacedWords } from '#engine/reading/layouts/mismo/words.ts'
import type { Inquiry, PublicRecord, Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'

const asWords = (text: string): string => spacedWords(dataText(text))

/** The looks into the bureau's file; hard unless the response calls them soft. */
export function readInquiries({ response, listing, isOf }: MismoFile, bureau: Bureau): Inquiry[] {
  const nodes = partsOf(response, 'CREDIT_INQUIRY').filter((node) => isOf(node, bureau))
  return nodes.flatMap((node, index) => {
    const facts = dataFacts(listing.placeOf)
    const creditorName = facts.read(partOf(node, '_Name'), ['creditorName'], dataText)
    if (creditorName === null) return []
    const purpose = firstPart(node, ['_PurposeType'])
    facts.note(purpose ?? partOf(node, '_Name'), ['kind'])
    return [
      {
        id: `h${index + 1}`,
        creditorName,
        date: facts.read(partOf(node, '_Date'), ['date'], dataDay),
        kind: /^soft|promo|review/i.test(purpose?.text ?? '') ? ('soft' as const) : ('hard' as const),
        onRecordUntil: null,
        evidence: facts.notes,
      },
    ]
  })
}

const RESOLVED = ['_DispositionDate', '_SettledDate', '_PaidDate', '_SatisfiedDate', '_ReleasedDate']
const AMOUNTS = ['_LegalObligationAmount', '_BankruptcyLiabilitiesAmount', '_JudgmentAmount', '_Amount']

/** The bureau's public records. The same court, reference and day are one record, however often the file repeats it. */
export function readRecords({ response, listing, isOf }: MismoFile, bureau: Bureau): PublicRecord[] {
  const seen = new Set<string>()
  const records = partsOf(response, 'CREDIT_PUBLIC_RECORD')
    .filter((node) => isOf(node, bureau))
    .flatMap((node): Omit<PublicRecord, 'id'>[] => {
      const facts = dataFacts(listing.placeOf)
      const isOther = /^other$/i.test(textAt(node, '_Type'))
      const type = facts.read(partOf(node, isOther ? '_TypeOtherDescription' : '_Type'), ['type'], asWords)
      if (type === null) return []
      const isOtherEnd = /^other$/i.test(textAt(node, '_DispositionType'))
      return [
        {
          type,
          court: facts.read(partOf(node, '_CourtName'), ['court'], dataText),
          reference: facts.read(firstPart(node, ['_DocketIdentifier', '_ReferenceIdentifier']), ['reference'], dataText),
          dateFiled: facts.read(firstPart(node, ['_FiledDate']), ['dateFiled'], dataDay),
          dateResolved: facts.read(firstPart(node, RESOLVED), ['dateResolved'], dataDay),
          status: facts.read(
            partOf(node, isOtherEnd ? '_DispositionTypeOtherDescription' : '_DispositionType'),
            ['status'],
            asWords,
          ),
          amount: facts.read(firstPart(node, AMOUNTS), ['amount'], dataMoney),
          evidence: facts.notes,
        },
      ]
    })
    .filter(({ type, court, reference, dateFiled }) => {
      const key = [court, reference, dateFiled, reference === null ? type : ''].join('|').toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
  return records.map((record, index) => ({ ...record, id: `r${index + 1}` }))
}

/** The bureau's first score that is one, and by which model. */
export function readScore({ response, isOf }: MismoFile, bureau: Bureau): Pick<Report, 'score' | 'scoreModel'> {
  for (const node of partsOf(response, 'CREDIT_SCORE')) {
    const score = isOf(node, bureau) ? dataScore(textAt(node, '_Value')) : null
    if (score === null) continue
    const type = textAt(node, '_ModelNameType')
    const model = /^(?:other)?$/i.test(type) ? textAt(node, '_ModelNameTypeOtherDescription') : type
    return { score, scoreModel: scoreModelNamed(model) }
  }
  return { score: null, scoreModel: null }
}
