import { cutOff, type Printers, searchable, type SeventhCase } from '#tools/unseen-natives/seventh/case.ts'
import { ODD_MONTHS } from '#tools/unseen-natives/seventh/months.ts'
import { accountsAlone } from '#tools/unseen-natives/seventh/odd-files.ts'
import { DEBTS, NOTICED } from '#tools/unseen-natives/seventh/owing.ts'
import { LONG } from '#tools/unseen-natives/seventh/people.ts'
import { noticed } from '#tools/unseen-natives/seventh/told-otherwise.ts'
import { acrOf } from '#tools/unseen-natives/sixth/acr.ts'
import { entry, look, NOBODY, type Person } from '#tools/unseen-natives/sixth/entry.ts'
import { equifaxOf } from '#tools/unseen-natives/sixth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/sixth/experian.ts'
import { transunionOf } from '#tools/unseen-natives/sixth/transunion.ts'
import { transunionFacts } from '#tools/unseen-natives/transunion.ts'

/** Towns that begin as a unit is called, letters of other languages, numbers with letters everywhere. */
const TOWNS: Person = {
  ...NOBODY,
  name: 'JOSÉ-LUIS DE ÁVILA Y MUÑOZ IV',
  aliases: ['JOSE L DAVILA MUNOZ', 'J L ÁVILA MUÑOZ IV'],
  born: '1968-03-02',
  ssn4: '2071',
  homes: [
    ['12 ELM ST', 'STERLING HEIGHTS', 'MI', '48310'],
    ['7 OAK AVE APT 2', 'FLAT ROCK', 'MI', '48134-1001'],
    ['901 MARKET ST', 'STE GENEVIEVE', 'MO', '63670'],
    ['55 SW 3RD AVE FLOOR 9', 'FLORIDA CITY', 'FL', '33034'],
    ['100 MAIN ST BLDG 7 RM 12', 'LA CAÑADA FLINTRIDGE', 'CA', '91011'],
    ['6 AVENUE OF THE AMERICAS NE', 'UNITY VILLAGE', 'MO', '64065'],
    ['4 RUE ÉMILE UNIT C', "COEUR D'ALENE", 'ID', '83814-2200'],
  ],
  phones: ['(586) 555-0150'],
  employers: [['GÖTZ & SØNNER A/S', null]],
  accounts: [
    entry(['FÜRST & SÖHNE BANK N.A.', '', 'card'], {
      numbers: ['XXXXXX12A4', 'A1B2C3****', 'xxxx 00A1'],
      opened: '2014-04-04',
      first: '2024-08',
      marks: 'OK*23',
      limit: 3200,
      high: 3199,
      balance: 12,
      monthly: 12,
      lastPaid: ['2026-07-02', 61],
      money: [6, 12, 40, 61],
    }),
    entry(['CRÉDIT RÉGIONAL - PRÊT AUTO', '', 'auto'], {
      numbers: ['9-77-XXXX', '9-77-10Z****', 'xxxx-Z 4'],
      opened: '2023-10-30',
      first: '2023-11',
      marks: 'OK*32',
      original: 14_500,
      balance: 6011,
      monthly: 302,
      term: 60,
      lastPaid: ['2026-07-08', 302],
      money: [24, 6313, 302, 302],
    }),
  ],
  hard: [look('FÜRST & SÖHNE BANK N.A.', ['2025-02-02']), look('AUTOHAUS MÜLLER VIA CRÉDIT RÉGIONAL', ['2024-12-12'])],
}

const TIES = [
  ['JOINT_CONTRACTUAL_LIABILITY', 'joint'],
  ['TERMINATED', 'terminated'],
  ['CO_MAKER', 'cosigner'],
] as const

function tiedOf(shown: Printers['shown']) {
  const { pages, truth } = accountsAlone(
    ODD_MONTHS.map((one, index) => ({ ...one, responsibility: TIES[index]?.[0] ?? 'INDIVIDUAL' })),
    shown,
    655,
  )
  const accounts = truth.accounts.map((one, index) => ({
    ...one,
    fields: { ...one.fields, responsibility: TIES[index]?.[1] ?? null },
  }))
  return { pages, truth: { ...truth, accounts } }
}

const CENTS: Readonly<Record<string, string>> = { Balance: '$12.50', 'High Balance': '$3,199.00' }

/** Its first account with amounts in dollars and cents. */
function inCents({ print, truth }: ReturnType<typeof transunionOf>) {
  const fine = print.fine.map((one, index) => {
    const rows = one.rows.map(([label, value]) => [label, CENTS[label] ?? value] as const)
    return index > 0 ? one : { ...one, rows, fields: { ...one.fields, currentBalance: 12.5 } }
  })
  return { print: { ...print, fine }, truth: { ...truth, accounts: fine.map(transunionFacts) } }
}

/** Others of the kinds of the set, made after the readers were mended by it. */
export async function brothers({ experian, transunion, equifax, packed, shown }: Printers): Promise<SeventhCase[]> {
  const backwards = await transunion('from the last page to the first', transunionOf(LONG))
  return [
    await experian('towns', experianOf(TOWNS)),
    await experian('towns, small', experianOf(TOWNS), { scale: 0.7 }),
    await transunion('towns', transunionOf(TOWNS)),
    await transunion('towns, large', transunionOf(TOWNS), { scale: 1.6 }),
    await equifax('towns', equifaxOf(TOWNS, shown, 671)),
    await packed('towns', acrOf(TOWNS)),
    await packed('alert, freeze and statement', noticed(acrOf(NOTICED))),
    await equifax('ties of members', tiedOf(shown)),
    await transunion('cents', inCents(transunionOf(TOWNS))),
    await searchable(await experian('made searchable', experianOf(DEBTS))),
    await searchable(await equifax('made searchable', equifaxOf(DEBTS, shown, 690))),
    cutOff(await transunion('cut off at its right', transunionOf(DEBTS)), 520),
    cutOff(await equifax('cut off at its right', equifaxOf(LONG, shown, 700)), 560),
    { ...backwards, layout: null, files: ({ pages }) => [pages.map(({ number }) => number).toReversed()] },
  ]
}
