/** What stays English in the Spanish screens: what is mailed, what reads a report, and a contract that is signed as it stands. */
const STAYS_ENGLISH = /^(?:web\/gallery|engine\/(?:letters|reading|wording|billing\/contract-text))(?:\/|\.|-|$)/

/** It stands with the letters, and tells the reader which to choose. */
const TELLS_OF_LETTERS = 'engine/letters/letter-guide.ts'

/** Whether the words of this source file are said in the language of the reader. */
export const isSaid = (place: string): boolean =>
  /^(?:web|engine|contract)\/.*\.tsx?$/.test(place) && (place === TELLS_OF_LETTERS || !STAYS_ENGLISH.test(place))
