import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { readPaper } from '#engine/papers/read-paper.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const FOLDER = new URL('../../shared/faults/papers/', import.meta.url)
const recognition = embeddedRecognition()
afterAll(() => recognition.close())

async function read(...pictures: readonly Uint8Array[]) {
  const pages = await Promise.all(
    pictures.map(async (picture, index) => {
      const page = await recognition.readPage(picture, { isLetter: true })
      if (page.kind !== 'page') throw new Error(page.trouble ?? page.reason)
      return { number: index + 1, width: page.width, height: page.height, words: page.words, marks: page.marks }
    }),
  )
  const paper = readPaper({ pages, producer: null }, [])
  if (paper === null) throw new Error('nothing was read')
  const { kind, sender, datedOn, facts, results } = paper
  return {
    kind,
    from: sender?.value.kind === 'company' ? sender.value.name : null,
    datedOn: datedOn?.value ?? null,
    facts: facts.map(({ name, value }) => `${name} ${value}`),
    results: results.map((one) => [one.kind?.value ?? null, one.creditorName?.value ?? null, one.accountNumber?.value ?? null]),
  }
}

const pictureOf = (name: string): Uint8Array => readFileSync(new URL(`${name}.png`, FOLDER))

const RIGHT = {
  'furnisher-corrects': {
    kind: 'answer',
    from: 'Harbor Personal Loans',
    datedOn: '2026-06-09',
    facts: [
      'accountNumber 4408',
      'toldTo Experian',
      'toldTo TransUnion',
      'toldTo Equifax',
      'toldTo Innovis',
      'changedField status',
      'valueAfter THE LOAN WAS DISCHARGED IN BANKRUPTCY',
      'changedField balance',
      'valueAfter 0',
    ],
    results: [['updated', 'Harbor Personal Loans', '4408']],
  },
  'furnisher-refuses': {
    kind: 'answer',
    from: 'Northgate Card Services',
    datedOn: '2026-04-02',
    facts: ['accountNumber 7715', 'reason The payment due on September 14, 2024 was received on October 22, 2024.'],
    results: [['verified', 'Northgate Card Services', '7715']],
  },
  'denial-credit-line': {
    kind: 'refusal',
    from: 'Bluewater Bank, N.A.',
    datedOn: '2026-03-11',
    facts: [
      'accountNumber 3390',
      'reason Too many accounts with serious delinquency or derogatory marks',
      'reason Too many recent inquiries',
      'reason Recent payments on this account have been too low',
    ],
    results: [],
  },
  'denial-loan-with-score': {
    kind: 'refusal',
    from: 'Prairie Lending',
    datedOn: '2026-05-18',
    facts: [
      'reference 8824-1190',
      'reason Derogatory public record or collection filed',
      'reason Delinquent past or present credit obligations with others',
      'reason serious delinquency',
      'reason time since delinquency is too recent',
      'reason amount owed on accounts is too high',
      'reason number of inquiries',
      'bureau TransUnion',
      'score 571',
      'scoreMin 300',
      'scoreMax 850',
      'scoreDate 2026-05-14',
    ],
    results: [],
  },
  'collector-validation-notice': {
    kind: 'collection_notice',
    from: 'Tamarack Recovery LLC',
    datedOn: '2026-02-07',
    facts: [
      'accountNumber 2906',
      'reference 771-20-4418',
      'originalCreditor Clearlake Energy',
      'amount 437.18',
      'fees 25.00',
      'disputeBy 2026-03-14',
    ],
    results: [],
  },
  'discharge-order': {
    kind: 'discharge',
    from: null,
    datedOn: '2025-08-19',
    facts: [
      'court United States Bankruptcy Court, Eastern District of Washington',
      'caseNumber 2-21-20417-ABC',
      'chapter 13',
      'filedOn 2021-05-27',
      'dischargedOn 2025-08-19',
    ],
    results: [],
  },
  summons: {
    kind: 'court_paper',
    from: 'TAMARACK RECOVERY LLC',
    datedOn: '2026-05-06',
    facts: ['court SUPERIOR COURT OF WASHINGTON, COUNTY OF YAKIMA', 'caseNumber 26-2-01988-39', 'answerWithinDays 20'],
    results: [],
  },
} as const

describe.runIf(isWholeCorpus)('pictures of letters (only in npm run test:corpus, which has ../shared)', () => {
  it.each(Object.entries(RIGHT))('%s: what it is, who wrote it, and every fact', async (name, right) => {
    expect(await read(pictureOf(name))).toEqual(right)
  })

  it('two of them in one picture are read as two pages', async () => {
    const [left, right] = [pictureOf('furnisher-refuses'), pictureOf('denial-credit-line')]
    const both = sharp({ create: { width: 2550, height: 1650, channels: 3, background: '#ffffff' } })
      .composite([
        { input: Buffer.from(left), left: 0, top: 0 },
        { input: Buffer.from(right), left: 1275, top: 0 },
      ])
      .png()
    const pages = await recognition.pagesOf(new Uint8Array(await both.toBuffer()), 10, { isLetter: true })
    if (typeof pages === 'string') throw new Error(pages)
    expect(pages).toHaveLength(2)
    const [first, second] = await Promise.all(pages.map((page) => read(page)))
    expect(first).toEqual(RIGHT['furnisher-refuses'])
    expect(second).toEqual(RIGHT['denial-credit-line'])
  })
})
