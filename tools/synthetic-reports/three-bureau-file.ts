import { makeAccounts } from '#engine/practice/accounts.ts'
import { makeAskings, makePerson, makeRecords } from '#engine/practice/people.ts'
import { lawfulRecords } from '#engine/practice/lawful-records.ts'
import { type Chance, seeded, shuffled } from '#engine/practice/seed.ts'
import { type CourtRecord, type Person, type Situation, situation } from '#engine/practice/situation.ts'
import { addDays, addMonths, addYears, type Day } from '#engine/values/day.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'

/** One entry of a file of three bureaus: what each bureau that has it says about it. */
export interface FileEntry {
  readonly creditorName: string
  readonly originalCreditor: string | null
  readonly columns: Readonly<Partial<Record<Bureau, Situation>>>
}

interface BureauAsking {
  readonly creditorName: string
  readonly business: string
  readonly date: Day
  readonly bureau: Bureau
}

/** One consumer's file at three bureaus, or at one, as a monitoring service shows it. */
export interface ThreeBureauFile {
  readonly bureaus: readonly Bureau[]
  readonly reportDate: Day
  readonly reference: string
  readonly persons: Readonly<Record<Bureau, Person>>
  /** Null: not reported. */
  readonly scores: Readonly<Record<Bureau, number | null>>
  readonly entries: readonly FileEntry[]
  readonly askings: readonly BureauAsking[]
  readonly records: readonly { readonly record: CourtRecord; readonly bureaus: readonly Bureau[] }[]
  readonly statement: string | null
}

const BUSINESSES = [
  'Bank Credit Cards',
  'Automobile Dealers, New',
  'Finance, Personal',
  'Mortgage Reporters',
  'Miscellaneous Reporting Agency',
] as const

/** The bureaus that have an entry: mostly all, else one or two. */
function havers(chance: Chance, bureaus: readonly Bureau[]): readonly Bureau[] {
  if (bureaus.length === 1 || chance.isTrue(0.6)) return bureaus
  return shuffled(chance, bureaus).slice(0, chance.whole(1, 2))
}

/** The same account as one bureau has it: some days, balances and comments differ, and the account is as lawful as before. */
function atBureau(account: Situation, chance: Chance): Situation {
  const early = account.dateOpened !== null && chance.isTrue(0.3) ? `${account.dateOpened.slice(0, 7)}-01` : account.dateOpened
  const more = account.currentBalance !== null && chance.isTrue(0.15) ? chance.whole(1, 90) * 100 : 0
  const owed = account.currentBalance ?? 0
  const lastActivityDate = chance.isTrue(0.2) ? null : account.lastActivityDate
  const remark = chance.isTrue(0.3) ? chance.pick(REMARKS) : null
  return situation({
    ...account,
    dateOpened: early,
    // What is paid stays paid: on an account that owes nothing a second figure would be an error.
    currentBalance: owed > 0 ? owed + more : account.currentBalance,
    // A collector that asks for more than the original amount would have to say why.
    originalBalance:
      account.accountType === 'collection' && account.originalBalance !== null
        ? Math.max(account.originalBalance, owed + more)
        : account.originalBalance,
    lastActivityDate,
    remarks: remark?.fits(account) ? [...account.remarks, remark.text] : account.remarks,
  })
}

const isClosed = ({ status }: Situation): boolean => status === 'closed' || status === 'paid' || status === 'transferred'
const always = (): boolean => true

/** Comments, and the accounts that can lawfully carry them. */
const REMARKS: readonly [Comment, ...Comment[]] = [
  { text: 'Closed', fits: isClosed },
  { text: 'Fixed rate', fits: ({ accountType }) => accountType === 'installment' || accountType === 'mortgage' },
  { text: 'Secured', fits: ({ accountType }) => accountType === 'installment' },
  { text: 'Account closed at credit grantor’s request', fits: isClosed },
  {
    text: 'Unpaid balance reported as a loss by the credit grantor.',
    fits: ({ paymentStatus }) => paymentStatus === 'charge_off',
  },
  { text: 'Account was in dispute - now resolved - reported by subscriber.', fits: always },
  { text: 'Dispute resolved; reported by grantor', fits: always },
  { text: 'Real Estate Mortgage', fits: ({ accountType }) => accountType === 'mortgage' },
]
interface Comment {
  readonly text: string
  readonly fits: (account: Situation) => boolean
}

function entriesOf(chance: Chance, bureaus: readonly Bureau[], accounts: readonly Situation[]): FileEntry[] {
  return accounts.map((account, index) => {
    const own = chance.fork(`entry-${index}`)
    const columns = havers(own, bureaus).map((bureau) => [bureau, atBureau(account, own.fork(bureau))] as const)
    return {
      creditorName: account.creditorName,
      originalCreditor: account.originalCreditor,
      columns: Object.fromEntries(columns),
    }
  })
}

/** A person as another bureau has them: with fewer names and addresses. */
const seenBy = (person: Person, chance: Chance): Person => ({
  ...person,
  alsoKnownAs: person.alsoKnownAs.filter(() => chance.isTrue(0.7)),
  addresses: person.addresses.filter((_, index) => index === 0 || chance.isTrue(0.5)),
  employers: person.employers.filter(() => chance.isTrue(0.6)),
})

/** Invented, the same for the same seed. Three to forty accounts, or about so many. */
export function makeThreeBureauFile(seed: string, chosen: { readonly accounts?: number } = {}): ThreeBureauFile {
  const chance = seeded(seed)
  const reportDate: Day = addDays('2023-01-05', chance.whole(0, 1070))
  const newest = addMonths(reportDate.slice(0, 7), -chance.whole(0, 1))
  const bureaus = chance.isTrue(0.12) ? [chance.pick(BUREAUS)] : BUREAUS
  const count = chance.pick([3, 4, 5, 6, 8, 8, 11, 14, 19, 26, 40])
  const accounts = makeAccounts(chance.fork('accounts'), { reportDate, newest }, chosen.accounts ?? count)
  const person = makePerson(chance.fork('person'))
  const perBureau = <T>(make: (bureau: Bureau) => T): Record<Bureau, T> => ({
    equifax: make('equifax'),
    experian: make('experian'),
    transunion: make('transunion'),
  })
  const askings = makeAskings(chance.fork('askings'), reportDate).filter(({ kind }) => kind === 'hard')
  const hasRecords = chance.isTrue(0.4)
  return {
    bureaus,
    reportDate,
    reference: `M${chance.digits(8)}`,
    persons: perBureau((bureau) => seenBy(person, chance.fork(`person ${bureau}`))),
    scores: perBureau((bureau) => (chance.fork(`score ${bureau}`).isTrue(0.15) ? null : chance.fork(bureau).whole(420, 830))),
    entries: entriesOf(chance.fork('entries'), bureaus, accounts),
    askings: askings.flatMap(({ creditorName, dates }) =>
      dates
        .map((date) => ({ creditorName, date, bureau: chance.pick(BUREAUS), business: chance.pick(BUSINESSES) }))
        // The bureaus keep an inquiry for two years.
        .filter(({ bureau, date }) => bureaus.includes(bureau) && date >= addYears(reportDate, -2)),
    ),
    records: hasRecords
      ? makeRecords(chance.fork('records'), reportDate)
          .map((record) => ({ record, bureaus: havers(chance, bureaus) }))
          .flatMap(({ record, bureaus: at }) =>
            lawfulRecords([record], { accounts, reportDate }).map((lawful) => ({ record: lawful, bureaus: at })),
          )
      : [],
    statement: chance.isTrue(0.15) ? 'MY WALLET WAS STOLEN. PLEASE CALL ME BEFORE OPENING AN ACCOUNT IN MY NAME.' : null,
  }
}
