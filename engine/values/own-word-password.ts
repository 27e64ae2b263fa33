/** What is known of whoever chooses a password. */
export interface Chooser {
  readonly name: string
  readonly username: string
  readonly email: string
}

const SHORTEST_WORD = 3
/** So many letters of something else make it another password. */
const FEWEST_OTHER_LETTERS = 4

/** Words that the one who knows the member tries first: their names, and ours. */
const wordsOf = ({ name, username, email }: Chooser): readonly string[] => {
  const mailbox = email.split('@')[0] ?? ''
  const words = [username, mailbox, ...[name, username, mailbox].flatMap((text) => text.split(/[^\p{L}\p{M}]+/u)), 'errata']
  return [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
}

/** Whether a password is little more than the account's own words, in whatever case, with figures and signs. */
export function isOwnWordPassword(password: string, chooser: Chooser): boolean {
  const said = password.toLowerCase()
  const rest = wordsOf(chooser).reduce((left, word) => left.replaceAll(word, ''), said)
  return rest !== said && rest.replaceAll(/[^\p{L}\p{M}]/gu, '').length < FEWEST_OTHER_LETTERS
}
