import { readdirSync, readFileSync } from 'node:fs'
import { type MadePaper, paperHead } from '#tools/received-papers/made-paper.ts'

const FOLDER = new URL('texts/', import.meta.url)

function paperOf(file: string): MadePaper {
  const [head = '', text = ''] = readFileSync(new URL(file, FOLDER), 'utf8').split('\n@@@\n')
  return { name: file.replace('.txt', ''), text, ...paperHead.parse(JSON.parse(head)) }
}

/** Written by somebody who had not read the readers: 40 papers, 40 answers and 20 letters that are easily taken for one. */
export const RECEIVED_PAPERS: readonly MadePaper[] = readdirSync(FOLDER).toSorted().map(paperOf)
