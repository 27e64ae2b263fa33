import { type Day, writeDay } from '#engine/values/day.ts'

interface ArchiveFacts {
  readonly madeOn: Day
  readonly files: number
  /** What is not in it, and why. */
  readonly notes: readonly string[]
}

/** What is in the archive, for a person. */
export const archiveReadme = ({ madeOn, files, notes }: ArchiveFacts): string =>
  [
    `Everything Errata keeps about you, as of ${writeDay(madeOn)}.`,
    '',
    'data/       Every row of every table that is yours, as JSON. Money is in cents where a name ends in _cents, and in the',
    '            reports as they were read.',
    'lists/      The main lists for a spreadsheet: accounts, findings, disputes, letters, events. Money is in dollars.',
    'letters/    Your letters as they would be printed now.',
    'files/      What you uploaded and what went out: reports as they came, answers, papers, letters as they were mailed.',
    `            ${files} documents are listed with their SHA-256 in manifest.json.`,
    '',
    'What is marked PRACTICE is made up: practice reports, letters about them, and each rehearsal in its own folder.',
    'Nothing of it was ever sent to anybody.',
    '',
    'Left out: the hashes of your password, of your sessions and of links that were mailed to you, and the secrets of a second',
    'factor. They prove who is there and say nothing about you. A packet of a whole case is made when you ask for it on the page',
    'of the dispute.',
    '',
    'There may be private data of yours in here. Keep it where only you can read it.',
    ...(notes.length === 0 ? [] : ['', 'Not in here:', ...notes.map((line) => `  ${line}`)]),
    '',
  ].join('\n')
