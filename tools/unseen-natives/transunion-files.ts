import { CARDS } from '#tools/unseen-natives/card-cases.ts'
import type { Facts, Truth } from '#tools/unseen-natives/facts.ts'
import { TRANSUNION } from '#tools/unseen-natives/transunion-cases.ts'
import { cardFacts, cardHtml, transunionFacts, transunionHtml, type TransunionPrint } from '#tools/unseen-natives/transunion.ts'
import { between, type ToPdf, type UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

/** All that a print says, but for the addresses, whose parts are not printed apart. */
export const transunionTruth = (print: TransunionPrint): Truth => ({
  reportDate: print.day,
  name: print.name,
  accounts: [...print.adverse, ...print.fine].map(transunionFacts),
  inquiries: [
    ...print.regular.flatMap(({ name, dates }) => dates.map((day) => `hard ${name} ${day}`)),
    ...[...print.promotional, ...print.review].flatMap(({ name, dates }) => dates.map((day) => `soft ${name} ${day}`)),
  ],
  aliases: print.aliases,
  phones: print.phones,
  employers: print.employers.map(({ name }) => name),
})

const WHOLE: Truth = {
  ...transunionTruth(TRANSUNION),
  addresses: [
    '61 GANTRY ST APT 2B | WEXBY | PA | 15990-1204',
    '4408 MILL POND RD UNIT 17 | NEW HARLAN | OH | 43099',
    'PO BOX 915 | OSTRANDER | OH | 43061-0915',
    '2 W BROADWAY | ALDEN | KS | 67512',
  ],
}

const of = (name: string): Facts[] => WHOLE.accounts.filter(({ fields }) => fields.creditorName === name)

/** Its months' first band is cut by the last page: amounts stand above the cut, payments and ratings below. */
const cutCard = ({ money, ...facts }: Facts): Facts => ({
  ...facts,
  marks: {},
  money: Object.fromEntries(
    Object.entries(money).flatMap(([month, { scheduledPayment: _below, ...row }]) => (month <= '2025-05' ? [[month, row]] : [])),
  ),
})

const onlyHead = ({ fields }: Facts): Facts => ({
  fields: {
    ...Object.fromEntries(Object.keys(fields).map((field) => [field, null])),
    creditorName: fields.creditorName ?? null,
    accountNumber: fields.accountNumber ?? null,
  },
  marks: {},
  money: {},
  remarks: [],
})

export async function transunionFiles(toPdf: ToPdf): Promise<UnseenCase[]> {
  const pdf = await toPdf(transunionHtml(TRANSUNION), 0.25)
  return [
    {
      name: 'TransUnion member cards',
      chosen: 'transunion',
      pdf: await toPdf(cardHtml(CARDS)),
      truth: { reportDate: null, name: null, accounts: CARDS.map(cardFacts) },
    },
    { name: 'TransUnion, the whole print', chosen: null, pdf, truth: WHOLE },
    {
      name: 'TransUnion, pages out of the middle',
      chosen: null,
      pdf,
      files: between(3, 8),
      truth: {
        reportDate: null,
        name: null,
        accounts: [...of('GREYFIELD RECOVERY GROUP'), ...of('US DEPT ED/LARKIN'), ...of('QUILLON/ OAKEN BANK').map(cutCard)],
      },
    },
    {
      name: 'TransUnion, two pages of which the last ends below the head of an account',
      chosen: null,
      pdf,
      files: between(4, 5),
      truth: {
        reportDate: null,
        name: null,
        accounts: [...of('GREYFIELD RECOVERY GROUP'), ...of('US DEPT ED/LARKIN').map(onlyHead)],
      },
    },
  ]
}
