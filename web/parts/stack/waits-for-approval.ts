import type { LetterHead } from '#web/parts/letter/letter-words.ts'

/** A practice letter goes nowhere, and no one has to approve it. */
export const waitsForApproval = ({
  status,
  attestedAt,
  isPractice,
}: Pick<LetterHead, 'status' | 'attestedAt' | 'isPractice'>): boolean => status === 'draft' && !isPractice && attestedAt === null
