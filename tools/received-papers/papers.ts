import { readdirSync, readFileSync } from 'node:fs'
import { type MadePaper, paperHead } from '#tools/received-papers/made-paper.ts'

function papersIn(folder: string): readonly MadePaper[] {
  const place = new URL(folder, import.meta.url)
  return readdirSync(place)
    .toSorted()
    .map((file) => {
      const [head = '', text = ''] = readFileSync(new URL(file, place), 'utf8').split('\n@@@\n')
      return { name: file.replace('.txt', ''), text, ...paperHead.parse(JSON.parse(head)) }
    })
}

/** Written by someone who had not read the readers: 40 papers, 40 answers and 20 letters that are easily taken for one. */
export const RECEIVED_PAPERS: readonly MadePaper[] = papersIn('texts/')

/** Written after the readers were mended by the first hundred, again by someone who had not read them. */
export const SECOND_PAPERS: readonly MadePaper[] = papersIn('second/')

/** Written after those, likewise, and handed in over the call. */
export const THIRD_PAPERS: readonly MadePaper[] = papersIn('third/')

/** Shapes that those lack, likewise: agencies beyond the three, landlords and insurers, courts of more states, identity papers. */
export const FOURTH_PAPERS: readonly MadePaper[] = papersIn('fourth/')

/** Written after the readers were mended by the fourth, to see whether that held for more than its own words. */
export const FIFTH_PAPERS: readonly MadePaper[] = papersIn('fifth/')

/** Written after those, likewise: agencies beyond the three, portal answers, accounts that were sold, forms of more states. */
export const SIXTH_PAPERS: readonly MadePaper[] = papersIn('sixth/')

/** Written after those, likewise: more states, agencies and companies, ticks that are one drawing with their box. */
export const SEVENTH_PAPERS: readonly MadePaper[] = papersIn('seventh/')

/** Written after those, likewise: other wordings of the same kinds, two pages in one picture, lists of what changed. */
export const EIGHTH_PAPERS: readonly MadePaper[] = papersIn('eighth/')

/** Written after those, likewise: a third as files, a third as pictures, a third as pictures in a PDF, as a telephone's scanner saves them. */
export const NINTH_PAPERS: readonly MadePaper[] = papersIn('ninth/')

/** Written after those, likewise: other agencies, papers that are not what they look like, messages and slips as people photograph them. */
export const TENTH_PAPERS: readonly MadePaper[] = papersIn('tenth/')

/** Written after those, likewise: more kinds of notices, a third of them at 150 dots an inch or photographed. */
export const ELEVENTH_PAPERS: readonly MadePaper[] = papersIn('eleventh/')

/** Written after those, likewise: ordinary letters as companies print them, and a dozen that are none of these papers. */
export const TWELFTH_PAPERS: readonly MadePaper[] = papersIn('twelfth/')
