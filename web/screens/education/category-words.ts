import type { Category } from '#engine/education/article.ts'

/** A category is known by its name; it is shown by these words. */
export const CATEGORY_WORDS: Record<Category, string> = {
  'Reading Your Report': 'Reading Your Report',
  'Credit Scores': 'Credit Scores',
  'Time Limits': 'Time Limits',
  Disputes: 'Disputes',
  'Debts and Collections': 'Debts and Collections',
  Identity: 'Identity',
  'Your Rights': 'Your Rights',
}
