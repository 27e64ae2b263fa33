import type { AuthorityId } from '#engine/law/authorities.ts'

/** What a description may be about, by its words. It decides which evidence to ask for, never whether an entry is wrong. */
export interface Concern {
  readonly id: string
  readonly words: RegExp
  /** Ends "You write about …". */
  readonly about: string
  /** What would show it, each a thing to send a copy of. */
  readonly evidence: readonly string[]
  readonly articleId: string
  readonly law: readonly AuthorityId[]
  /** What must be known before it is claimed. */
  readonly caution?: string
}

export const CONCERNS: readonly Concern[] = [
  {
    id: 'identity_theft',
    words: /\bidentity (?:theft|thief)|\bstole(?:n)? (?:my )?identity|\bfraud/,
    about: 'identity theft',
    evidence: ['an identity theft report from IdentityTheft.gov or the police', 'proof of your identity and address'],
    articleId: 'identity-theft-block',
    law: ['fcra_1681c2'],
    caution: 'A false identity theft report is a crime. Use this only for accounts that aren’t yours.',
  },
  {
    id: 'not_mine',
    words:
      /\bnot (?:mine|my (?:account|debt|loan|card))\b|\bisn['’]?t (?:mine|my (?:account|debt))\b|\bnever (?:had|opened|owned|applied)\b|\b(?:don['’]?t|do not) recogni[sz]e\b|\bsomeone else\b|\bwrong person\b/,
    about: 'an account that is not yours',
    evidence: ['proof of your identity and address', 'anything that shows who the account belongs to, such as a similar name'],
    articleId: 'someone-elses-account',
    law: [],
  },
  {
    id: 'paid',
    words: /\bpaid\b|\bpaying (?:it )?off\b|\bsettled\b|\bsettlement\b/,
    about: 'a payment',
    evidence: [
      'the receipt, canceled check or bank statement that shows the payment and its date',
      'a letter from the company that says the account is paid or settled',
    ],
    articleId: 'a-letter-that-works',
    law: [],
  },
  {
    id: 'late',
    words: /\blate\b|\bmissed\b|\bpast due\b|\bdelinquen/,
    about: 'a late payment',
    evidence: ['bank statements that show what you paid in the months marked late, and when'],
    articleId: 'how-long-late-payments-stay',
    law: [],
    caution: 'A payment 30 or more days late may be reported. Dispute the mark only if it’s wrong.',
  },
  {
    id: 'amount',
    words: /\bbalance\b|\bamount\b|\bowe[ds]?\b|\bcredit limit\b/,
    about: 'an amount',
    evidence: ['the account statement that shows the right amount, from about the date of the report'],
    articleId: 'limits-balances-and-highs',
    law: [],
  },
  {
    id: 'duplicate',
    words: /\bduplicat|\btwice\b|\b(?:two|2) times\b/,
    about: 'an account listed twice',
    evidence: ['the report pages that list both'],
    articleId: 'sold-transferred-or-placed',
    law: [],
    caution: 'The original account and a collection of the same debt may both be listed, if only one of them shows a balance.',
  },
  {
    id: 'outdated',
    words: /\btoo old\b|\boutdated\b|\bobsolete\b|\b(?:seven|7|ten|10)[ -]years?\b/,
    about: 'the age of the item',
    evidence: ['an old statement or letter that shows when you first fell behind and never caught up'],
    articleId: 'the-seven-year-rule',
    law: ['fcra_1681c_a_4'],
  },
  {
    id: 'bankruptcy',
    words: /\bbankrupt|\bdischarged?\b|\bchapter (?:7|11|13)\b/,
    about: 'a bankruptcy',
    evidence: ['the discharge order and the list of debts in your case'],
    articleId: 'accounts-after-bankruptcy',
    law: ['bankruptcy_524_a'],
  },
  {
    id: 'inquiry',
    words: /\binquir|\bhard pull\b/,
    about: 'an inquiry',
    evidence: ['anything that shows you didn’t apply there and gave no permission'],
    articleId: 'hard-and-soft-inquiries',
    law: [],
    caution: 'A company may check your report when you applied, when you already owe it, or when it bought a debt of yours.',
  },
  {
    id: 'medical',
    words: /\bmedical\b|\bhospital\b|\bdental\b|\binsur(?:ance|er)\b/,
    about: 'a medical bill',
    evidence: ['the bill and what your insurer paid', 'proof of the day it was paid'],
    articleId: 'medical-debt',
    law: [],
  },
]

/** The concerns that a description names, in the order above. */
export function concernsIn(description: string): readonly Concern[] {
  const text = description.toLowerCase()
  return CONCERNS.filter(({ words }) => words.test(text))
}
