/** What a mortgage program publishes of how its lenders treat disputed accounts: no law, and never cited in a letter. */
export interface LenderRule {
  readonly name: string
  readonly says: string
  readonly source: string
}

export const LENDER_RULES = {
  fha_disputed: {
    name: 'FHA (HUD Handbook 4000.1, II.A.4.a.v)',
    says: 'Disputed charge-offs, collections and accounts with late payments of the last 24 months, of $1,000 or more together, take the loan out of automated underwriting. Medical accounts do not count.',
    source: 'https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh',
  },
  fannie_disputed: {
    name: 'Fannie Mae (Selling Guide B3-5.2-03)',
    says: 'The lender looks into a disputed account before the loan goes on, above all several of them or one on a mortgage.',
    source: 'https://selling-guide.fanniemae.com/',
  },
} as const satisfies Record<string, LenderRule>

/** The numbers in the rule of the FHA: cents, and months. */
export const FHA_DISPUTED = { total: 1_000_00, lateWithinMonths: 24 } as const
