import type { AnswerKind } from '#engine/words/answer-kind.ts'

/** How a company, which has no file of its own, says in a column what it did. */
export const COMPANY_LABELS: readonly (readonly [RegExp, AnswerKind | 'unknown'])[] = [
  [
    /^(?:(?:we )?(?:requested|request|submitted|sent|asked(?: for)?) (?:the |a |its |for )?(?:deletion|removal)(?: request)?|(?:deletion|removal) (?:requested|submitted|sent|reported))(?: (?:from|with|by|to) (?:the |all )?(?:three |3 )?(?:(?:credit |consumer )?(?:reporting )?(?:bureaus?|agencies)|cras?))?$/,
    'deleted',
  ],
  [
    /^(?:(?:we )?(?:requested|request|submitted|sent) (?:the |a )?(?:correction|update)s?(?: request)?|(?:correction|update)s? (?:requested|submitted|sent|reported))(?: (?:with|by|to) (?:the |all )?(?:three |3 )?(?:(?:credit |consumer )?(?:reporting )?(?:bureaus?|agencies)|cras?))?$/,
    'updated',
  ],
  [
    /^we (?:have )?(?:asked|told|instructed|requested) (?:the |all )?(?:three )?(?:credit )?(?:bureaus|(?:reporting )?agencies) to (?:delete|remove) (?:it|this|them|(?:the|this|your) (?:account|entry|tradeline|item))$/,
    'deleted',
  ],
  [
    /^we (?:have )?(?:asked|told|instructed|requested) (?:the |all )?(?:three )?(?:credit )?(?:bureaus|(?:reporting )?agencies) to (?:correct|update|change) (?:it|this|them|(?:the|this|your) (?:account|entry|tradeline|item))$/,
    'updated',
  ],
  // What follows from it, another cell says.
  [
    /^(?:we (?:were |are )?)?(?:unable to|not able to|could not(?: be)?|cannot(?: be)?|not) (?:be )?(?:verif(?:y|ied)|validated?|confirm(?:ed)?|substantiated?)$|^unverified$|^unverifiable$/,
    'unknown',
  ],
]
