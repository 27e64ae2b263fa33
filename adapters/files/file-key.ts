const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/
const MOST_NAMES = 8

/** The names of a key, or an error: no key can point outside its store. The error does not repeat the key. */
export function namesOfKey(key: string): readonly string[] {
  const names = key.split('/')
  if (names.length > MOST_NAMES || !names.every((name) => NAME.test(name))) throw new Error('Not a key of a file')
  return names
}
