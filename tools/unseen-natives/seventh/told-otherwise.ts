import type { FormerRemark } from '#engine/report/account.ts'
import { type ExperianAccount, experianFacts } from '#tools/unseen-natives/experian.ts'
import type { Printers, SeventhCase } from '#tools/unseen-natives/seventh/case.ts'
import { NOTICED } from '#tools/unseen-natives/seventh/owing.ts'
import { REMARKED, ROLES } from '#tools/unseen-natives/seventh/people.ts'
import { acrOf } from '#tools/unseen-natives/sixth/acr.ts'
import { equifaxOf } from '#tools/unseen-natives/sixth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/sixth/experian.ts'
import { transunionOf } from '#tools/unseen-natives/sixth/transunion.ts'
import { transunionFacts } from '#tools/unseen-natives/transunion.ts'
import type { UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

type Row = readonly [label: string, value: string]
const withRow = (rows: readonly Row[], row: Row): readonly Row[] => rows.map((one) => (one[0] === row[0] ? row : one))

/** The words each bureau has for the tie to an account, and what they mean. */
const TIES = [
  ['Joint with JOSÉ A PEÑA-QUARTERMAINE', 'Joint Account', 'Joint Account', 'joint'],
  ['Terminated', 'Terminated', 'Terminated', 'terminated'],
  ['Co-maker with L QUARTERMAINE', 'Co-Maker Account', 'Co-Maker', 'cosigner'],
  ['Authorized user', 'Authorized User', 'Authorized User', 'authorized_user'],
  ['Deceased', 'Deceased', 'Deceased', 'deceased'],
] as const
const tieOf = (index: number) => TIES[index] ?? TIES[0]

const stood = (...stretches: readonly (readonly [string, string])[]): FormerRemark['stood'] =>
  stretches.map(([since, until]) => ({ since, until }))
/** Comments of a time that is over, as printed and as meant, of each account. */
const BEFORE: readonly (readonly (readonly [text: string, when: string, stood: FormerRemark['stood']])[])[] = [
  [
    [
      'Account in dispute - reported by subscriber.',
      'May 2024 to Aug 2024, Nov 2023',
      stood(['2024-05', '2024-08'], ['2023-11', '2023-11']),
    ],
    ['Credit line suspended.', 'Feb 2024', stood(['2024-02', '2024-02'])],
  ],
  [
    [
      'Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).',
      'Sep 2023 to Jan 2024, Mar 2024 to Apr 2024, Jul 2024',
      stood(['2023-09', '2024-01'], ['2024-03', '2024-04'], ['2024-07', '2024-07']),
    ],
  ],
]

const told = (experian: ReturnType<typeof experianOf>, change: (one: ExperianAccount, index: number) => ExperianAccount) => {
  const accounts = experian.print.accounts.map(change)
  return { print: { ...experian.print, accounts }, truth: { ...experian.truth, accounts: accounts.map(experianFacts) } }
}

/** An extended alert is a victim's. */
export const noticed = <T extends { readonly truth: UnseenCase['truth'] }>(one: T): T => ({
  ...one,
  truth: { ...one.truth, notices: ['freeze', 'victim', 'statement'] },
})

const withTies = {
  experian: () =>
    told(experianOf(ROLES), (one, index) => {
      const [words, , , responsibility] = tieOf(index)
      return { ...one, rows: withRow(one.rows, ['Responsibility', words]), fields: { ...one.fields, responsibility } }
    }),
  transunion: () => {
    const { print, truth } = transunionOf(ROLES)
    const fine = print.fine.map((one, index) => {
      const [, words, , responsibility] = tieOf(index)
      return { ...one, rows: withRow(one.rows, ['Responsibility', words]), fields: { ...one.fields, responsibility } }
    })
    return { print: { ...print, fine }, truth: { ...truth, accounts: fine.map(transunionFacts) } }
  },
  packed: () => {
    const { html, truth } = acrOf(ROLES)
    let index = 0
    return {
      html: html.replaceAll('</b> Individual Account', () => `</b> ${tieOf(index++)[2]}`),
      truth: {
        ...truth,
        accounts: truth.accounts.map((one, at) => ({ ...one, fields: { ...one.fields, responsibility: tieOf(at)[3] } })),
      },
    }
  },
}

/** Notices, ties to an account, comments of today and of before. */
export async function toldOtherwise({ experian, transunion, equifax, packed, shown }: Printers): Promise<SeventhCase[]> {
  const [notices, ties] = ['alert, freeze and statement', 'ties to an account'] as const
  const remarked = told(experianOf(REMARKED), (one, index) => {
    const before = BEFORE[index] ?? []
    return {
      ...one,
      comment: { current: one.comment?.current ?? [], previous: before.map(([text, when]) => [text, when]) },
      former: before.map(([text, , when]) => ({ text, stood: when })),
    }
  })
  return [
    await experian(notices, noticed(experianOf(NOTICED))),
    await transunion(notices, noticed(transunionOf(NOTICED))),
    await equifax(notices, noticed(equifaxOf(NOTICED, shown, 700))),
    await experian(ties, withTies.experian()),
    await transunion(ties, withTies.transunion()),
    await packed(ties, withTies.packed()),
    await experian('comments of today and before', remarked),
    await transunion('remarks', transunionOf(REMARKED), { paper: 'A4' }),
    await equifax('comments', equifaxOf(REMARKED, shown, 677)),
  ]
}
