import { EXPERIAN } from '#tools/unseen-natives/experian-cases.ts'
import { experianFacts, experianHtml, type ExperianInquiry, type ExperianPrint } from '#tools/unseen-natives/experian.ts'
import type { Truth } from '#tools/unseen-natives/facts.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { between, type ToPdf, type UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

const inquiries = (kind: string, all: readonly ExperianInquiry[]): string[] =>
  all.flatMap(({ name, dates }) => dates.map((day) => `${kind} ${name} ${day.replace(/(\d+)\/(\d+)\/(\d+)/, '$3-$1-$2')}`))

/** All that a print says, but for the addresses, whose parts are not printed apart. */
export const experianTruth = (print: ExperianPrint): Truth => ({
  reportDate: print.day,
  name: print.names[0]?.name ?? null,
  accounts: print.accounts.map(experianFacts),
  inquiries: [...inquiries('hard', print.hard), ...inquiries('soft', print.soft)],
  aliases: print.names.slice(1).map(({ name }) => name),
  phones: print.phones,
  employers: print.employers,
})

const WHOLE: Truth = {
  ...experianTruth(EXPERIAN),
  addresses: [
    '61 GANTRY ST APT2B | WEXBY | PA | 15990-1204',
    '4408 MILL POND RD UNIT 17 | NEW HARLAN | OH | 43099-0017',
    'PO BOX 915 | OSTRANDER | OH | 43061-0915',
  ],
}

export async function experianFiles(toPdf: ToPdf): Promise<UnseenCase[]> {
  const pdf = await toPdf(experianHtml(EXPERIAN, tickFont()), 0.4)
  return [
    { name: 'Experian, the whole print', chosen: null, pdf, truth: WHOLE },
    {
      name: 'Experian, pages out of the middle',
      chosen: null,
      pdf,
      files: between(3, 7),
      truth: { reportDate: null, name: null, accounts: WHOLE.accounts.slice(1), inquiries: inquiries('hard', EXPERIAN.hard) },
    },
  ]
}
