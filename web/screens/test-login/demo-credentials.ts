/** What the test login page fills in: an account of this visitor alone, since one for everyone would mix their data. */
export interface DemoCredentials {
  readonly username: string
  readonly password: string
}

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes them from `random`, which answers so many random bytes. The password keeps the rules of the registration. */
export function makeDemoCredentials(random: (length: number) => Uint8Array): DemoCredentials {
  const letters = (length: number): string => [...random(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return { username: `demo_${letters(10)}`, password: `Demo-1-${letters(14)}` }
}

/** `.example` belongs to no one (RFC 2606): no message about a demo account can reach a person. */
export const demoEmailOf = (username: string): string => `${username}@demo.example`

export const DEMO_NAME = 'Demo Visitor'
