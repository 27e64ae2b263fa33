import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import type { RecognitionPort } from '#adapters/recognition/port.ts'
import { counted, percent } from '#tools/bench/reading-row.ts'
import { type Condition, CONDITIONS } from '#tools/held-out-pictures.ts'
import { addScores, type ReadingScore } from '#tools/reading-score.ts'
import { pagesOf, scorePages, type Shares, sharesOf, truthsOf } from '#tools/score-pictures.ts'

export const PICTURE_HEADS = [
  'condition',
  'pages',
  'refused',
  'files not read',
  'fields exact',
  'exact or asked about',
  'cells exact',
  'exact or asked about',
  'wrong and sure',
  'right and asked (fields, cells)',
  'missing (fields, cells)',
  'accounts invented, missed',
] as const

/** One row a condition: the pictures of a folder that `tools/held-out-pictures.ts` has made. */
export async function benchPictures(folder: string, mistakes: number): Promise<string[][]> {
  const recognition = embeddedRecognition()
  const rows: string[][] = []
  try {
    for (const condition of CONDITIONS) {
      const from = path.join(folder, condition)
      if (!existsSync(from)) continue
      const read = await readCondition(from, recognition)
      rows.push(rowOf(condition, read))
      // Those that no one would have been asked about first.
      const worst = read.score.mistakes.toSorted((a, b) => Number(b.includes(' SURE ')) - Number(a.includes(' SURE ')))
      for (const mistake of worst.slice(0, mistakes)) console.error(`${condition} ${mistake}`)
    }
  } finally {
    await recognition.close()
  }
  return rows
}

interface ConditionRead {
  readonly pictures: number
  readonly refused: number
  readonly files: number
  readonly unread: number
  readonly score: ReadingScore
}

async function readCondition(folder: string, recognition: RecognitionPort): Promise<ConditionRead> {
  const files = await readdir(folder)
  const names = files.flatMap((file) => (file.endsWith('.truth.json') ? [file.replace('.truth.json', '')] : []))
  const pictures = files.filter((file) => /\.p\d+\.(?:png|jpe?g)$/.test(file)).length
  const scores: ReadingScore[] = []
  let pages = 0
  for (const name of names) {
    const read = await pagesOf(folder, name, recognition)
    pages += read.length
    const score = scorePages(read, await truthsOf(folder, name))
    if (score) scores.push({ ...score, mistakes: score.mistakes.map((mistake) => `${name} ${mistake}`) })
  }
  return {
    pictures,
    refused: pictures - pages,
    files: names.length,
    unread: names.length - scores.length,
    score: addScores(scores),
  }
}

function rowOf(condition: Condition, { pictures, refused, files, unread, score }: ConditionRead): string[] {
  const { fields, cells, unasked } = sharesOf(score)
  const both = (of: (shares: Shares) => number): string => `${percent(of(fields))}, ${percent(of(cells))}`
  const { accounts } = score.fields
  return [
    condition,
    String(pictures),
    String(refused),
    `${unread} of ${files}`,
    ...sharesCells(fields),
    ...sharesCells(cells),
    String(unasked),
    both(({ asked }) => asked),
    both(({ missing }) => missing),
    `${accounts?.invented ?? 0}, ${accounts?.missing ?? 0}`,
  ]
}

const sharesCells = (shares: Shares): [exact: string, exactOrAsked: string] =>
  shares.facts === 0 ? ['-', '-'] : [`${percent(shares.exact)} of ${counted(shares.facts)}`, percent(exactOrAsked(shares))]

/** What is missing counts as not asked about, whether or not its entry waits for confirmation. */
const exactOrAsked = ({ missing, unasked }: Shares): number => Math.max(0, 1 - missing - unasked)
