import { type PlantedError, type PracticeFile, type PracticePerson, practiceFile } from '#engine/practice/practice-file.ts'
import type { Day } from '#engine/values/day.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import type { FileEntry, ThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'

/** The three practice bureaus' files on one person as one file, and what is wrong at each bureau. */
export interface PracticeThreeBureauFile {
  readonly file: ThreeBureauFile
  readonly planted: Readonly<Record<Bureau, readonly PlantedError[]>>
}

type Files = Readonly<Record<Bureau, PracticeFile>>

/** Null for someone too young to have a file. */
export function practiceThreeBureauFile(person: PracticePerson, day: Day): PracticeThreeBureauFile | null {
  const [equifax, experian, transunion] = [
    practiceFile(person, { bureau: 'equifax', day }),
    practiceFile(person, { bureau: 'experian', day }),
    practiceFile(person, { bureau: 'transunion', day }),
  ]
  if (equifax === null || experian === null || transunion === null) return null
  const files: Files = { equifax, experian, transunion }
  const ofEach = <T>(make: (one: PracticeFile) => T): Record<Bureau, T> => ({
    equifax: make(equifax),
    experian: make(experian),
    transunion: make(transunion),
  })
  return {
    planted: ofEach(({ planted }) => planted),
    file: {
      bureaus: BUREAUS,
      reportDate: day,
      reference: 'M20260001',
      persons: ofEach(({ file }) => file.person),
      scores: ofEach(({ score }) => score),
      entries: entriesOf(files),
      askings: BUREAUS.flatMap((bureau) => askingsAt(files[bureau], bureau)),
      records: [],
      statement: null,
    },
  }
}

/** An account of the story has one number wherever it is. */
function entriesOf(files: Files): FileEntry[] {
  const all = BUREAUS.flatMap((bureau) => files[bureau].file.accounts.map((account) => ({ bureau, account })))
  const entries = Map.groupBy(all, ({ account }) => `${account.creditorName} ${account.accountNumber}`)
  return [...entries.values()].flatMap((columns) => {
    const [first] = columns
    if (!first) return []
    const { creditorName, originalCreditor } = first.account
    return [
      {
        creditorName,
        originalCreditor,
        columns: Object.fromEntries(columns.map(({ bureau, account }) => [bureau, account] as const)),
      },
    ]
  })
}

const askingsAt = ({ file }: PracticeFile, bureau: Bureau): ThreeBureauFile['askings'] =>
  file.askings
    .filter(({ kind }) => kind === 'hard')
    .flatMap(({ creditorName, dates }) => dates.map((date) => ({ creditorName, date, bureau, business: 'Bank Credit Cards' })))
