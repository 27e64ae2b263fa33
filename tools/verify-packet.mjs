#!/usr/bin/env node
// oxlint-disable max-lines -- one file, so that the one who takes it along has all of it
// Checks a case packet of Errata, or an exported timeline:
//
//   node verify-packet.mjs packet.pdf
//   node verify-packet.mjs dispute-chain.json
//
// One file, nothing to install: it needs Node.js 20 or newer and nothing else, and it opens no connection. It ends with 0 where
// all is whole, with 1 where something was changed, with 2 where the file cannot be read as a packet. How each hash is made
// is in docs/packet.md and in every packet, so that this program can be written again by the one who does not trust it.
import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const NO_HASH = '0'.repeat(64)
const SEAL = /\n%errata-packet-seal sha256=([0-9a-f]{64})\n$/

/** By this name a value knows that it only points to an object. */
const REFERENCE = Symbol('reference')

/** What was changed, or what is not there. */
class Refused extends Error {}
/** What is no packet at all. */
class Unreadable extends Error {}

const sha256 = (content) => createHash('sha256').update(content).digest('hex')

// ---- The timeline -------------------------------------------------------------------------------------------------------

/** JSON without spaces, names in the order of their UTF-16 code units. */
function canonicalText(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalText(value[name])}`).join(',')}}`
}

/** The hash of the last event; refuses a chain that is not as it was written. */
function checkChain(chain) {
  if (chain?.format !== 'errata-chain/1' || typeof chain.disputeId !== 'string' || !Array.isArray(chain.events))
    throw new Unreadable('The timeline is not one that Errata writes (errata-chain/1).')
  let head = NO_HASH
  for (const [index, event] of chain.events.entries()) {
    const { sequence, at, kind, text, facts, previousHash, hash } = event
    const place = index + 1
    if (sequence !== place) throw new Refused(`Event ${place} of the timeline is missing or out of order.`)
    if (previousHash !== head) throw new Refused(`Event ${place} of the timeline does not follow the one before it.`)
    const written = canonicalText(['errata-event/1', chain.disputeId, sequence, at, kind, text, facts, previousHash])
    if (sha256(written) !== hash)
      throw new Refused(`Event ${place} of the timeline was changed: it does not say what its hash was made of.`)
    head = hash
  }
  return head
}

// ---- The PDF ------------------------------------------------------------------------------------------------------------

/** The objects of a PDF as Errata writes it: one table of places, no object in a stream. Enough to find the files in it. */
class Pdf {
  #bytes
  #text
  #places = new Map()
  trailer

  constructor(bytes) {
    this.#bytes = bytes
    this.#text = bytes.toString('latin1')
    const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.#text)
    if (!this.#text.startsWith('%PDF-') || start === null) throw new Unreadable('This is no whole PDF.')
    this.#readTable(Number(start[1]))
  }

  #readTable(start) {
    if (!/^xref\s/.test(this.#text.slice(start, start + 6)))
      throw new Unreadable('This PDF was not written by Errata, or was saved anew by another program.')
    const lines = /^xref\s+(\d+)\s+(\d+)\s*\n/.exec(this.#text.slice(start, start + 60))
    if (lines === null) throw new Unreadable('The table of this PDF cannot be read.')
    const rows = start + lines[0].length
    for (let index = 0; index < Number(lines[2]); index += 1) {
      const row = this.#text.slice(rows + index * 20, rows + index * 20 + 20)
      if (row[17] === 'n') this.#places.set(Number(lines[1]) + index, Number(row.slice(0, 10)))
    }
    const reader = new Reader(this.#text, rows + Number(lines[2]) * 20)
    reader.word('trailer')
    this.trailer = reader.value()
  }

  /** The object itself, where a reference to it is given. */
  get(value) {
    if (typeof value?.[REFERENCE] !== 'number') return value
    const place = this.#places.get(value[REFERENCE])
    if (place === undefined) throw new Unreadable('This PDF points to what is not in it.')
    const reader = new Reader(this.#text, place)
    reader.value()
    reader.value()
    reader.word('obj')
    const found = reader.value()
    if (!reader.isWord('stream')) return found
    reader.word('stream')
    const begin = reader.lineEnd()
    const packed = this.#bytes.subarray(begin, begin + this.get(found.Length))
    return { ...found, content: found.Filter === undefined ? packed : unpacked(found.Filter, packed) }
  }

  /** The files that lie in it, by name. */
  files() {
    const names = this.get(this.get(this.get(this.trailer.Root).Names)?.EmbeddedFiles)
    const files = new Map()
    const walk = (node) => {
      for (const kid of node?.Kids ?? []) walk(this.get(kid))
      const pairs = node?.Names ?? []
      for (let index = 0; index < pairs.length; index += 2) {
        const name = this.get(pairs[index])
        if (files.has(name)) throw new Refused(`Two files of the packet have the name ${name}.`)
        files.set(name, this.get(this.get(this.get(pairs[index + 1]).EF).F).content)
      }
    }
    walk(names)
    return files
  }
}

function unpacked(filter, packed) {
  if (filter !== '/FlateDecode') throw new Unreadable('A file in this PDF is packed in a way that Errata does not use.')
  try {
    return inflateSync(packed)
  } catch {
    throw new Refused('A file in the packet is damaged.')
  }
}

/** Reads the values of a PDF one after the other. Names keep their slash where they are values. */
class Reader {
  #text
  #at

  constructor(text, at) {
    this.#text = text
    this.#at = at
  }

  #space() {
    const gap = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
    gap.lastIndex = this.#at
    this.#at += gap.exec(this.#text)[0].length
  }

  #take(pattern) {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found !== null) this.#at += found[0].length
    return found
  }

  isWord(word) {
    this.#space()
    return this.#text.startsWith(word, this.#at)
  }

  word(word) {
    if (!this.isWord(word)) throw new Unreadable('This PDF cannot be read.')
    this.#at += word.length
  }

  /** Behind the end of the line: where the bytes of a stream begin. */
  lineEnd() {
    this.#take(/\r?\n/y)
    return this.#at
  }

  value() {
    this.#space()
    if (this.#take(/<</y)) return this.#dictionary()
    if (this.#take(/\[/y)) return this.#list()
    if (this.#text[this.#at] === '(') return this.#string()
    const hex = this.#take(/<([0-9A-Fa-f\s]*)>/y)
    if (hex) return Buffer.from(hex[1].replace(/\s/g, ''), 'hex').toString('latin1')
    const reference = this.#take(/(\d+)\s+\d+\s+R\b/y)
    if (reference) return { [REFERENCE]: Number(reference[1]) }
    const number = this.#take(/[-+]?(?:\d+\.?\d*|\.\d+)/y)
    if (number) return Number(number[0])
    const name = this.#take(/\/[^\0\t\n\f\r ()<>[\]{}/%]*/y)
    if (name) return name[0].replace(/#([0-9A-Fa-f]{2})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)))
    const word = this.#take(/true|false|null/y)
    if (word) return word[0] === 'null' ? null : word[0] === 'true'
    throw new Unreadable('This PDF cannot be read.')
  }

  #dictionary() {
    const found = Object.create(null)
    while (!this.isWord('>>')) found[String(this.value()).slice(1)] = this.value()
    this.word('>>')
    return found
  }

  #list() {
    const found = []
    while (!this.isWord(']')) found.push(this.value())
    this.word(']')
    return found
  }

  #string() {
    const escapes = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
    let depth = 0
    let found = ''
    for (;;) {
      const sign = this.#text[this.#at]
      this.#at += 1
      if (sign === undefined) throw new Unreadable('This PDF cannot be read.')
      if (sign === '\\') {
        const octal = this.#take(/[0-7]{1,3}/y)
        if (octal) found += String.fromCharCode(Number.parseInt(octal[0], 8))
        else {
          const next = this.#text[this.#at] ?? ''
          this.#at += 1
          found += escapes[next] ?? next
        }
        continue
      }
      if (sign === '(') depth += 1
      if (sign === ')') depth -= 1
      if (depth === 0) return found
      if (!(sign === '(' && depth === 1)) found += sign
    }
  }
}

// ---- The packet ---------------------------------------------------------------------------------------------------------

/** The PDF without its seal; refuses one whose bytes are not those that were sealed. */
function checkSeal(bytes) {
  const tail = SEAL.exec(bytes.subarray(-200).toString('latin1'))
  if (tail === null)
    throw new Refused('The packet has no seal at its end: it was cut off, saved anew by another program, or is no packet.')
  const sealed = bytes.subarray(0, bytes.length - tail[0].length)
  if (sha256(sealed) !== tail[1])
    throw new Refused('The packet was changed after it was made: its bytes are not those that were sealed.')
  return { sealed, seal: tail[1] }
}

function jsonOf(files, name) {
  const content = files.get(name)
  if (content === undefined) throw new Refused(`${name} is missing from the packet.`)
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    throw new Refused(`${name} of the packet is damaged.`)
  }
}

/** Every file that the manifest names is there and is the same, and no other one is. */
function checkFiles(manifest, files) {
  for (const { name, bytes, sha256: expected } of manifest.files) {
    const content = files.get(name)
    if (content === undefined) throw new Refused(`${name} is missing from the packet.`)
    if (content.length !== bytes || sha256(content) !== expected)
      throw new Refused(`${name} is not the file that the manifest names.`)
  }
  const known = new Set(['manifest.json', ...manifest.files.map(({ name }) => name)])
  for (const name of files.keys())
    if (!known.has(name)) throw new Refused(`${name} was added to the packet: the manifest does not name it.`)
}

/** Files whose hashes stand in the timeline are compared with it: the timeline was written when they went out or came in. */
function checkAgainstTimeline(manifest, chain) {
  const proven = []
  const unproven = []
  const events = chain.events
  for (const { name, kind, letterId, answerId, sha256: hash } of manifest.files) {
    if (kind === 'letter') {
      const sent = events.filter((event) => event.kind === 'sent' && event.facts?.letterId === letterId && event.facts.pdfSha256)
      if (sent.length === 0)
        unproven.push(`${name}: the timeline has no hash of this letter, since it was sent before Errata kept one.`)
      else if (sent.some((event) => event.facts.pdfSha256 !== hash))
        throw new Refused(`${name} is not the letter that was sent: the timeline has another hash for it.`)
      else proven.push(name)
    }
    if (kind === 'answer') {
      const came = events.filter((event) => event.facts?.fileSha256 && event.facts.answerId === answerId)
      if (came.length === 0) unproven.push(`${name}: the timeline has no hash of this answer.`)
      else if (!came.some((event) => event.facts.fileSha256 === hash))
        throw new Refused(`${name} is not the answer that came: the timeline has another hash for it.`)
      else proven.push(name)
    }
  }
  const there = new Set(manifest.files.map(({ letterId }) => letterId))
  const missing = new Set((manifest.missing ?? []).map(({ letterId }) => letterId))
  for (const { kind, facts, sequence } of events)
    if (kind === 'sent' && facts?.pdfSha256 && !there.has(facts.letterId) && !missing.has(facts.letterId))
      throw new Refused(`The letter of event ${sequence} was sent, and is missing from the packet.`)
  return { proven, unproven }
}

function checkPacket(bytes) {
  const { sealed, seal } = checkSeal(bytes)
  const files = new Pdf(sealed).files()
  const manifest = jsonOf(files, 'manifest.json')
  if (manifest.format !== 'errata-packet/1' || !Array.isArray(manifest.files))
    throw new Unreadable('The manifest is not one that Errata writes (errata-packet/1).')
  checkFiles(manifest, files)
  const chain = jsonOf(files, 'chain.json')
  const head = checkChain(chain)
  if (chain.disputeId !== manifest.disputeId) throw new Refused('The timeline is that of another dispute.')
  if (head !== manifest.chain?.head || chain.events.length !== manifest.chain.events)
    throw new Refused('The timeline does not end where the manifest says: events are missing at its end.')
  return {
    seal,
    manifest,
    chain,
    head,
    manifestHash: sha256(files.get('manifest.json')),
    ...checkAgainstTimeline(manifest, chain),
  }
}

const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

function tellPacket({ seal, manifest, chain, head, manifestHash, proven, unproven }) {
  return [
    `Packet of the dispute ${manifest.disputeId}, made ${manifest.madeAt}.`,
    ...(manifest.isPractice ? ['PRACTICE: an invented case. Nothing of it was sent to anybody.'] : []),
    '',
    'WHOLE: nothing was changed since the packet was made.',
    `  The file is byte for byte the one that was sealed (${seal}).`,
    `  The timeline is unbroken: ${count(chain.events.length, 'event')}; the last hash is ${head}.`,
    `  ${count(manifest.files.length, 'file lies', 'files lie')} in it, each with the hash that the manifest names (manifest: ${manifestHash}).`,
    `  ${count(proven.length, 'of them is', 'of them are')} held fast by the timeline itself${proven.length === 0 ? '' : `: ${proven.join(', ')}`}.`,
    ...unproven.map((line) => `  Not held fast by the timeline: ${line}`),
    ...(manifest.missing ?? []).map(({ what, why }) => `  Not in the packet: ${what}. ${why}`),
    '',
    'WHAT THIS PROVES',
    '  No event was changed, taken out, put in or moved, and no page or file of the packet was changed, without all hashes after it',
    '  being made anew. A letter that is named above is the very PDF that was printed when its event was written.',
    '  Whoever was given the last hash, the manifest’s hash or the packet itself on an earlier day can tell whether it is still the same.',
    '',
    'WHAT THIS DOES NOT PROVE',
    '  Nobody outside signs the packet or its times. Whoever keeps the installation could write a whole new timeline with new hashes.',
    '  It does not prove that what the events say is true. For that there are witnesses outside: a tracking number can be looked up at',
    '  the Postal Service, the recipient has the letter, and the bureau has its own records.',
  ].join('\n')
}

function tellChain(chain, head) {
  return [
    `Timeline of the dispute ${chain.disputeId}, exported ${chain.exportedAt}.`,
    ...(chain.isPractice ? ['PRACTICE: an invented case. Nothing of it was sent to anybody.'] : []),
    '',
    `UNBROKEN: ${count(chain.events.length, 'event')}; the last hash is ${head}.`,
    '  No event was changed, taken out before the last one, put in or moved, without all hashes after it being made anew.',
    '  Nobody outside signs it. Whether events are missing at its end, only the last hash tells, where you have it from an earlier day.',
  ].join('\n')
}

function check(file) {
  const bytes = readFileSync(file)
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return tellPacket(checkPacket(bytes))
  let chain
  try {
    chain = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Unreadable('This is neither a packet (PDF) nor an exported timeline (JSON).')
  }
  return tellChain(chain, checkChain(chain))
}

const [file, ...more] = process.argv.slice(2)
if (file === undefined || more.length > 0) {
  console.error('Use: node verify-packet.mjs packet.pdf')
  process.exitCode = 2
} else {
  try {
    console.log(check(file))
  } catch (error) {
    const isChange = error instanceof Refused
    console.error(
      isChange
        ? `REFUSED: ${error.message}`
        : `Cannot be read: ${error instanceof Unreadable ? error.message : String(error?.message ?? error)}`,
    )
    process.exitCode = isChange ? 1 : 2
  }
}
