const HEAD = 4096
const DECLARED = /(?:encoding|charset)\s*=\s*(?:["']\s*)?([\w.:-]+)/i

/** UTF-16 without a mark at its beginning: every other byte of its markup is zero. */
function silentUtf16(file: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = file
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be'
  return null
}

function utf16Of(file: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le'
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be'
  return silentUtf16(file)
}

/** The declared character set where it can be meant: the bytes are neither UTF-8 nor UTF-16, whatever the file says. */
function decodeAsDeclared(file: Uint8Array): string {
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(file.subarray(0, HEAD)))?.[1] ?? 'utf-8'
  const name = /^(?:utf|ucs|unicode)/i.test(declared) ? 'windows-1252' : declared
  try {
    return new TextDecoder(name).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

/** The characters of a text file. Its bytes decide before what it declares: files are often saved in another character set. */
export function decodeText(file: Uint8Array): string {
  const utf16 = utf16Of(file)
  if (utf16 !== null) return new TextDecoder(utf16).decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return decodeAsDeclared(file)
  }
}
