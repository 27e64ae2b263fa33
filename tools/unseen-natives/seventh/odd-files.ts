import { CARDS } from '#tools/unseen-natives/card-cases.ts'
import { type EquifaxAccount, equifaxFacts } from '#tools/unseen-natives/equifax-account.ts'
import { missing } from '#tools/unseen-natives/equifax-files.ts'
import type { Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { equifaxPages } from '#tools/unseen-natives/equifax.ts'
import { memberFacts, memberHtml, memberPages } from '#tools/unseen-natives/member.ts'
import { cutOff, type Printers, searchable, type SeventhCase } from '#tools/unseen-natives/seventh/case.ts'
import { ODD_CELLS, ODD_MONTHS, ONCE_AND_AGAIN } from '#tools/unseen-natives/seventh/months.ts'
import { DEBTS } from '#tools/unseen-natives/seventh/owing.ts'
import { SPANISH } from '#tools/unseen-natives/seventh/people.ts'
import { DAY, NOBODY } from '#tools/unseen-natives/sixth/entry.ts'
import { equifaxOf } from '#tools/unseen-natives/sixth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/sixth/experian.ts'
import { transunionOf } from '#tools/unseen-natives/sixth/transunion.ts'
import { cardFacts, cardHtml, transunionFacts } from '#tools/unseen-natives/transunion.ts'

const WENDELL = 'WENDELL ASHGROVE'

/** The numbered print of accounts alone. */
export function accountsAlone(accounts: readonly EquifaxAccount[], shown: Pictures, bottom: number) {
  const sheet = { person: WENDELL, day: DAY, hasTitles: true, hasMoney: true, bottom, firstPage: 1, accounts, empty: ['3', '5'] }
  const { length } = equifaxPages({ ...sheet, of: 0 }, shown)
  return {
    pages: equifaxPages({ ...sheet, of: length }, shown),
    truth: { reportDate: DAY, name: WENDELL, accounts: accounts.map((one) => equifaxFacts(one)) },
  }
}

/** One account printed twice, each with a report's other pages around it or none. */
async function printedTwice({ toPdf }: Printers): Promise<SeventhCase[]> {
  const cards = [CARDS[1], CARDS[0], CARDS[1]].flatMap((one) => (one === undefined ? [] : [one]))
  const days = { printed: '2026-08-06', report: DAY }
  const once = memberPages(ONCE_AND_AGAIN, days)
  const again = memberPages({ ...ONCE_AND_AGAIN, time: '8/7/26, 7:15 AM', breaks: [700, 700] }, days)
  const member = {
    layout: null,
    chosen: null,
    pdf: await toPdf(memberHtml([...once, ...again])),
    truth: { reportDate: DAY, name: null, accounts: [memberFacts(ONCE_AND_AGAIN.account)] },
  }
  return [
    {
      name: 'TransUnion member cards, one of them twice',
      layout: null,
      chosen: 'transunion',
      pdf: await toPdf(cardHtml(cards)),
      truth: { reportDate: null, name: null, accounts: cards.slice(0, 2).map(cardFacts) },
    },
    { ...member, name: 'myEquifax, one account printed twice, in one file' },
    {
      ...member,
      name: 'myEquifax, one account printed twice, in two files',
      files: ({ pages }) => [
        once.map((_, index) => index + 1),
        pages.map(({ number }) => number).filter((number) => number > once.length),
      ],
    },
  ]
}

/** Odd months, and pages backwards, twice, cut off, or under a second layer of words. */
export async function oddFiles(printers: Printers): Promise<SeventhCase[]> {
  const { experian, transunion, equifax, shown } = printers
  const nobody = transunionOf({ ...NOBODY, name: WENDELL })
  const months = 'zeros, blanks and empty years'
  const debts = equifaxOf(DEBTS, shown, 640)
  const given = debts.pages.map((_, index) => index + 1).filter((number) => number !== 2)
  const backwards = await equifax('from the last page to the first, the summary missing', debts)
  return [
    await equifax(months, accountsAlone(ODD_MONTHS, shown, 612)),
    await transunion(months, {
      print: { ...nobody.print, fine: ODD_CELLS },
      truth: { ...nobody.truth, accounts: ODD_CELLS.map(transunionFacts) },
    }),
    {
      ...backwards,
      layout: null,
      files: () => [given.toReversed()],
      truth: { ...debts.truth, missing: missing(given, debts.pages.length) },
    },
    ...(await printedTwice(printers)),
    await searchable(await transunion('made searchable', transunionOf(SPANISH))),
    cutOff(await experian('cut off at its right', experianOf(DEBTS)), 345),
  ]
}
