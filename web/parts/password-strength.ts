import { type Chooser, isOwnWordPassword } from '#engine/values/own-word-password.ts'

/** What makes a password stronger, a point each. Only the last is not asked for. */
const CRITERIA = [
  { words: 'At least 8 characters', isMet: (password: string) => password.length >= 8 },
  { words: 'A lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { words: 'An uppercase letter', isMet: (password: string) => /[A-Z]/.test(password) },
  { words: 'A number', isMet: (password: string) => /\d/.test(password) },
  { words: 'A special character (recommended)', isMet: (password: string) => /[^A-Za-z0-9]/.test(password) },
] as const

const LABELS = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

export interface PasswordStrength {
  /** 0 to 5. */
  readonly score: number
  readonly label: (typeof LABELS)[number]
  readonly criteria: readonly { readonly words: string; readonly isMet: boolean }[]
}

/**
 * Whoever follows a mailed link is not named to the page. Our own name counts all the same, and so do the words of what they typed and
 * the server refused.
 */
export const unnamedChooser = (refused: readonly string[]): Chooser => ({ name: refused.join(' '), username: '', email: '' })

/** Whatever it has, a password of its member's own words is weak. */
const OWN_WORDS_SCORE = 2

export function passwordStrength(password: string, chooser: Chooser | null = null): PasswordStrength {
  const criteria = CRITERIA.map(({ words, isMet }) => ({ words, isMet: isMet(password) }))
  const met = criteria.filter(({ isMet }) => isMet).length
  const score = chooser !== null && isOwnWordPassword(password, chooser) ? Math.min(met, OWN_WORDS_SCORE) : met
  return { score, label: LABELS[score] ?? 'Strong', criteria }
}
