import type { ModelRequest } from '#server/testing/model-server.ts'

/**
 * What an honest model makes of the paragraphs of a letter: the same with one plain word exchanged, every placeholder in its
 * place.
 */
export const wordsLetter = ({ material }: Pick<ModelRequest, 'material'>): string =>
  paragraphsOf(material)
    .map((paragraph) =>
      paragraph.replace('It is reported as', 'This is reported as').replace('This account is on page', 'The account is on page'),
    )
    .join('\n\n')

/** The same with a sentence of its own at the end of the first paragraph. */
export const addsToLetter =
  (sentence: string) =>
  (request: Pick<ModelRequest, 'material'>): string => {
    const [first = '', ...rest] = wordsLetter(request).split('\n\n')
    return [`${first} ${sentence}`, ...rest].join('\n\n')
  }

/** Those that are to be worded: each is under its number. */
const paragraphsOf = (material: string): readonly string[] =>
  material
    .split('\n\n')
    .filter((part) => part.startsWith('Paragraph '))
    .map((part) => part.slice(part.indexOf('\n') + 1))

/** What an honest model makes of a question: the first sentence of the first passage, as it appears there. */
export function answersFromFile({ material }: Pick<ModelRequest, 'material'>): string {
  const passage = material.split('\n\n').find((part) => part.startsWith('[1] ')) ?? ''
  return `${passage.slice('[1] '.length).split(/(?<=\.) /)[0] ?? ''} [1]`
}
