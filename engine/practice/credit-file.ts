import { addDays, addMonths, type Day } from '#engine/values/day.ts'
import { makeAccounts } from '#engine/practice/accounts.ts'
import { makeAskings, makePerson, makeRecords } from '#engine/practice/people.ts'
import { lawfulRecords } from '#engine/practice/lawful-records.ts'
import { seeded } from '#engine/practice/seed.ts'
import type { CreditFile } from '#engine/practice/situation.ts'

const STATEMENT =
  'I DID NOT OPEN THE ACCOUNT REPORTED BY TERMS FINANCE. PLEASE CALL ME AT (404) 555-0100 BEFORE EXTENDING CREDIT IN MY NAME.'

/** Experian's print is not known to have accounts that are neither revolving, nor instalment, nor mortgage, nor collection. */
export const withoutOpenAccounts = (file: CreditFile): CreditFile => ({
  ...file,
  accounts: file.accounts.filter(({ accountType }) => accountType !== 'open'),
})

/** One consumer's invented file, coherent in itself and the same for the same seed. Zero to sixty accounts, or about so many. */
export function makeCreditFile(seed: string, chosen: { readonly accounts?: number } = {}): CreditFile {
  const chance = seeded(seed)
  const reportDate: Day = addDays('2023-01-05', chance.whole(0, 1070))
  const newest = addMonths(reportDate.slice(0, 7), -chance.whole(0, 1))
  const count = chance.pick([0, 3, 4, 6, 6, 8, 8, 11, 14, 18, 25, 34, 60])
  const accounts = makeAccounts(chance.fork('accounts'), { reportDate, newest }, chosen.accounts ?? count)
  return {
    person: makePerson(chance.fork('person')),
    reportDate,
    reportNumber: `${chance.digits(4)}-${chance.digits(4)}-${chance.digits(2)}`,
    accounts,
    askings: makeAskings(chance.fork('askings'), reportDate),
    records: lawfulRecords(makeRecords(chance.fork('records'), reportDate), { accounts, reportDate }),
    statements: chance.isTrue(0.15) ? [STATEMENT] : [],
  }
}
