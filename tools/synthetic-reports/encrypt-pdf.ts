import { Buffer } from 'node:buffer'
import { createCipheriv, createHash } from 'node:crypto'

/** The password padding of ISO 32000-1, 7.6.3.3. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const NO_PERMISSIONS = -3904

const md5 = (...parts: readonly Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest()
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)
const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`

/** RC4; today's OpenSSL no longer has it, and the format asks for it in the password entries. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number): void => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  const out = data.map((byte) => {
    i = (i + 1) & 255
    j = (j + (state[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
  })
  return Buffer.from(out)
}

/** RC4 twenty times, the key changed by each round's number. */
function rounds(key: Uint8Array, data: Uint8Array): Buffer {
  let out: Buffer = Buffer.from(data)
  for (let round = 0; round < 20; round++)
    out = rc4(
      key.map((byte) => byte ^ round),
      out,
    )
  return out
}

const hashed50 = (start: Buffer): Buffer => Array.from({ length: 50 }).reduce<Buffer>((value) => md5(value), start)

function secrets(password: string, id: Uint8Array): { key: Uint8Array; owner: Uint8Array; user: Uint8Array } {
  const owner = rounds(hashed50(md5(padded(`${password} owner`))), padded(password))
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(NO_PERMISSIONS)
  const key = hashed50(md5(padded(password), owner, permissions, id))
  const user = Buffer.concat([rounds(key, md5(PADDING, id)), Buffer.alloc(16)])
  return { key, owner, user }
}

function encryptedBytes(key: Uint8Array, object: number, data: Uint8Array): Buffer {
  const objectKey = md5(key, Buffer.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0]), Buffer.from('sAlT'))
  const vector = md5(Buffer.from(`vector ${object}`))
  const cipher = createCipheriv('aes-128-cbc', objectKey, vector)
  return Buffer.concat([vector, cipher.update(data), cipher.final()])
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of a literal string `(…)`, without its brackets. */
function unescaped(text: string): Buffer {
  const plain = text.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, char: string | undefined) =>
    octal === undefined ? (ESCAPES[char ?? ''] ?? char ?? '') : String.fromCharCode(Number.parseInt(octal, 8)),
  )
  return Buffer.from(plain, 'latin1')
}

/** A dictionary again, every string in it encrypted and written in hex. */
function encryptedStrings(text: string, encrypt: (data: Uint8Array) => Uint8Array): string {
  return text.replace(
    /\(((?:\\[\s\S]|[^\\()])*)\)|<<|<([0-9A-Fa-f\s]*)>/g,
    (all: string, literal: string | undefined, coded: string | undefined) => {
      if (literal !== undefined) return hex(encrypt(unescaped(literal)))
      return coded === undefined ? all : hex(encrypt(Buffer.from(coded.replaceAll(/\s/g, ''), 'hex')))
    },
  )
}

/** One object again, its strings and stream encrypted and its length told again. */
function encryptedObject(text: string, number: number, key: Uint8Array): string {
  const encrypt = (data: Uint8Array): Buffer => encryptedBytes(key, number, data)
  const match = /^([\s\S]*?)\/Length (\d+)([\s\S]*?stream\r?\n)/.exec(text)
  if (match === null || !text.includes('endstream')) return encryptedStrings(text, encrypt)
  const [head = '', before = '', length = '0', after = ''] = match
  const data = encrypt(Buffer.from(text.slice(head.length, head.length + Number(length)), 'latin1'))
  return `${encryptedStrings(before, encrypt)}/Length ${data.length}${encryptedStrings(after, encrypt)}${data.toString('latin1')}\nendstream\nendobj\n`
}

/**
 * A PDF with a classic cross-reference table (as the typesetter makes them) behind a user password: 128-bit AES,
 * standard handler revision 4. Throws on any other PDF.
 */
export function encryptPdf(pdf: Uint8Array, password: string): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const root = /\/Root \d+ \d+ R/.exec(text.slice(text.lastIndexOf('trailer')))?.[0]
  const starts = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at)).toSorted((a, b) => a - b)
  if (root === undefined || starts.length === 0) throw new Error('not a PDF with a classic trailer')
  const id = md5(pdf)
  const { key, owner, user } = secrets(password, id)
  const objects = starts.map((start) => {
    const own = text.slice(start, text.indexOf('endobj', endOfStream(text, start)) + 7)
    const number = Number(/^(\d+) /.exec(own)?.[1])
    return { number, body: encryptedObject(own, number, key) }
  })
  const size = Math.max(...objects.map(({ number }) => number)) + 1
  const filter = '/CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF'
  const dictionary = `${size} 0 obj\n<< /Filter /Standard /V 4 /R 4 /Length 128 /P ${NO_PERMISSIONS} /O ${hex(owner)} /U ${hex(user)} ${filter} >>\nendobj\n`
  return assembled([...objects, { number: size, body: dictionary }], `${root} /Encrypt ${size} 0 R /ID [${hex(id)} ${hex(id)}]`)
}

/** Where an object's stream ends, so that bytes inside it are not taken for the object's end. */
function endOfStream(text: string, start: number): number {
  const head = /^[\s\S]*?(?:endobj|\/Length (\d+)[\s\S]*?stream\r?\n)/.exec(text.slice(start, start + 4000))
  return head?.[1] === undefined ? start : start + head[0].length + Number(head[1])
}

function assembled(objects: readonly { number: number; body: string }[], trailer: string): Uint8Array {
  let file = '%PDF-1.6\n%\xe2\xe3\xcf\xd3\n'
  const places = new Map<number, number>()
  for (const { number, body } of objects) {
    places.set(number, file.length)
    file += body.endsWith('\n') ? body : `${body}\n`
  }
  const size = Math.max(...places.keys()) + 1
  const entries = Array.from({ length: size }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${size}\n${entries.join('')}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(`${file}${table}`, 'latin1'))
}
