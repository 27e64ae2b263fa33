import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChain, readPacket } from '#contract/case-file.ts'
import { disputeWithBureau, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport } from '#contract/reports.ts'
import { sealLine } from '#engine/case-file/packet-manifest.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const VERIFIER = path.join(import.meta.dirname, '../../../tools/verify-packet.mjs')

let test: TestApp
const folder = mkdtempSync(path.join(tmpdir(), 'errata-packet-'))
beforeAll(async () => {
  test = await testApp()
})
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As a stranger runs it: another process, one file, nothing else of the product. */
function verify(content: Uint8Array | string): { status: number | null; said: string } {
  const file = path.join(folder, 'packet.pdf')
  writeFileSync(file, content)
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFIER, file], { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

/** A member with a dispute whose letter was confirmed, mailed by themselves and delivered. */
async function withCase() {
  test.setNow(NOW)
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true })
  const { answer } = await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const item = items.find(({ findingCount }) => findingCount > 0)
  if (!item || !answer) throw new Error('the example report lists an item with a finding')
  const dispute = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item.id } })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item.id } })
  await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
  const sent = { sentMethod: 'certified_mail', trackingNumber: '9407199999999912345676' } as const
  await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: sent })
  await ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt: '2026-11-20' } })
  return { cookie, userId, reportId: answer.report.id, id: dispute.id, letter }
}

const packetOf = (cookie: string, id: string): Promise<Uint8Array> => ok(test.app, readPacket, { cookie, params: { id } })

/** What a page prints, read back from the PDF. */
async function textOf(pdf: Uint8Array): Promise<string[]> {
  const read = await test.context.pageText.read(pdf, { password: null, digest: null })
  if (read.kind !== 'text' || read.document === null) throw new Error('the packet can be read')
  return read.document.pages.map(({ words }) => words.map(({ text }) => text).join(' '))
}

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The packet with the content of one of its files replaced, as long as before when packed, and sealed again. */
function withFile(packet: Uint8Array, change: (name: string, content: string) => string): Buffer {
  let text = Buffer.from(packet).toString('latin1')
  text = text.slice(0, text.lastIndexOf('\n%errata-packet-seal'))
  const specs = [...text.matchAll(/\/Type \/Filespec\s+\/F \(([^)]+)\)[\s\S]*?\/EF <<\s+\/F (\d+) 0 R/g)]
  for (const [, name = '', number = ''] of specs) {
    const object = new RegExp(`\\n${number} 0 obj\\n<<[\\s\\S]*?/Length (\\d+)[\\s\\S]*?>>\\nstream\\n`).exec(text)
    if (object === null) throw new Error(`${name} is a stream`)
    const [from, length] = [object.index + object[0].length, Number(object[1])]
    const before = inflateSync(Buffer.from(text.slice(from, from + length), 'latin1')).toString('utf8')
    const after = change(name, before)
    if (after === before) continue
    text = replaced(text, {
      from,
      length,
      head: object,
      packed: deflateSync(Buffer.from(after), { level: 9 }).toString('latin1'),
    })
  }
  return sealed(Buffer.from(text, 'latin1'))
}

interface Replacing {
  readonly from: number
  readonly length: number
  readonly head: RegExpExecArray
  readonly packed: string
}

/** Puts a stream of another length in, and every place after it where it now stands. */
function replaced(text: string, { from, length, head, packed }: Replacing): string {
  const newHead = head[0].replace(/\/Length \d+/, `/Length ${packed.length}`)
  const shift = newHead.length + packed.length - head[0].length - length
  const whole = text.slice(0, head.index) + newHead + packed + text.slice(from + length)
  const moved = (place: number): number => (place > head.index + 1 ? place + shift : place)
  const table = whole.lastIndexOf('\nxref\n')
  const places = whole
    .slice(table)
    .replaceAll(
      /^(\d{10}) (00000 n)/gm,
      (_, place: string, rest: string) => `${String(moved(Number(place))).padStart(10, '0')} ${rest}`,
    )
  return whole.slice(0, table) + places.replace(/startxref\s+(\d+)/, (_, place: string) => `startxref\n${moved(Number(place))}`)
}

const sealed = (pdf: Buffer): Buffer => Buffer.concat([pdf, Buffer.from(sealLine(sha256(pdf)))])

/** Replaces a file and what the manifest says of it: only the timeline itself can tell. */
function forged(packet: Uint8Array, file: string, change: (content: string) => string): Buffer {
  let hash = ''
  let size = 0
  const first = withFile(packet, (name, content) => {
    if (name !== file) return content
    const after = change(content)
    hash = sha256(Buffer.from(after))
    size = Buffer.byteLength(after)
    return after
  })
  return withFile(first, (name, content) => {
    if (name !== 'manifest.json') return content
    const manifest: { files: { name: string }[] } = JSON.parse(content)
    const files = manifest.files.map((one) => (one.name === file ? { ...one, sha256: hash, bytes: size } : one))
    return `${JSON.stringify({ ...manifest, files }, null, 2)}\n`
  })
}

describe('a packet', () => {
  it('has everything of the case, and a stranger finds it whole', async () => {
    const { cookie, id, letter } = await withCase()
    const packet = await packetOf(cookie, id)
    const { status, said } = verify(packet)
    expect(said).toContain('WHOLE: nothing was changed since the packet was made.')
    expect(status).toBe(0)
    const { events } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'found', 'claimed', 'sent', 'delivered'])
    expect(said).toContain(`5 events; the last hash is ${events.at(-1)?.hash}`)
    expect(said).toContain('1 of them is held fast by the timeline itself: letter-1-')
    expect(said).toContain('Nobody outside signs the packet')
    const pages = await textOf(packet)
    const all = pages.join(' ')
    for (const words of [
      'Case packet',
      'Duties and dates',
      'Letters as they were mailed',
      'Proofs of delivery',
      '9407199999999912345676',
      'The report page before, with the entry marked',
      'No newer',
      'Chain of hashes',
      'node verify-packet.mjs packet.pdf',
    ])
      expect(all).toContain(words)
    expect(all).not.toContain('PRACTICE')
    expect(letter.isPractice).toBe(false)
  })

  it('keeps the letter as it went when its report is gone', async () => {
    const { cookie, id, reportId } = await withCase()
    const [before, after] = [
      await packetOf(cookie, id),
      await (async () => {
        await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
        return packetOf(cookie, id)
      })(),
    ]
    expect(verify(before).status).toBe(0)
    const { status, said } = verify(after)
    expect(status).toBe(0)
    expect(said).toContain('1 of them is held fast by the timeline itself: letter-1-')
    expect((await textOf(after)).join(' ')).toContain('The report with this entry was deleted.')
  })

  it('of a practice case says so on every page', async () => {
    const { cookie, id, userId } = await withCase()
    await test.context.db.execute(sql`update disputes set is_practice = true where user_id = ${userId}`)
    const packet = await packetOf(cookie, id)
    for (const page of await textOf(packet)) expect(page).toContain('PRACTICE')
    expect(verify(packet).said).toContain('PRACTICE: an invented case')
  })

  it('shows the entry on the newer report, or that it is listed no more', async () => {
    const { cookie, id } = await withCase()
    test.setNow('2026-12-10T12:00:00.000Z')
    await upload(test.app, { cookie, bytes: exampleReport({ reportDate: '2026-12-09' }).bytes })
    expect((await textOf(await packetOf(cookie, id))).join(' ')).toContain('prints the entry as before')
  })

  it('and its timeline tell that a newer report does not list the entry any more', async () => {
    const { cookie, id } = await withCase()
    test.setNow('2026-12-10T12:00:00.000Z')
    await upload(test.app, { cookie, bytes: exampleReport({ reportDate: '2026-12-09', accounts: [CLEAN_CARD] }).bytes })
    const { events } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(events.at(-1)).toMatchObject({ kind: 'changed', facts: { by: 'report', isListed: false } })
    const packet = await packetOf(cookie, id)
    expect((await textOf(packet)).join(' ')).toContain('no longer lists the item')
    expect(verify(packet).status).toBe(0)
  })

  it('is its own member’s alone', async () => {
    const { id } = await withCase()
    const stranger = await newMember(test.app, { isKnown: true })
    expect((await call(test.app, readPacket, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
    expect((await call(test.app, readPacket, { params: { id } })).status).toBe(401)
  })
})

describe('the command refuses', () => {
  let packet: Uint8Array
  beforeAll(async () => {
    const { cookie, id } = await withCase()
    packet = await packetOf(cookie, id)
  })
  const expectRefused = (content: Uint8Array | string, why: string, code = 1): void => {
    const { status, said } = verify(content)
    expect(said).toContain(why)
    expect(status).toBe(code)
  }

  it.each([0.01, 0.2, 0.5, 0.8, 0.99])('a packet with one byte changed at %d of its length', (part) => {
    const changed = Buffer.from(packet)
    const at = Math.floor((changed.length - 200) * part)
    changed[at] = (changed[at] ?? 0) ^ 1
    expectRefused(changed, 'changed after it was made')
  })

  it('one that is cut off, or longer', () => {
    expectRefused(packet.subarray(0, -1000), 'no seal')
    expectRefused(Buffer.concat([packet, Buffer.from('\n')]), 'no seal')
  })

  it('one byte of an event, though everything around it is made anew', () => {
    expectRefused(
      forged(packet, 'chain.json', (text) => text.replace('You opened this dispute.', 'You opened that dispute.')),
      'Event 1 of the timeline was changed',
    )
  })

  const without = (gone: number) => (text: string) => {
    const chain: { events: unknown[] } = JSON.parse(text)
    return JSON.stringify({ ...chain, events: chain.events.filter((_, index) => index !== gone) })
  }
  it('an event taken out', () => {
    expectRefused(forged(packet, 'chain.json', without(1)), 'Event 2 of the timeline is missing')
    expectRefused(forged(packet, 'chain.json', without(4)), 'events are missing at its end')
  })

  it('another letter in place of the one that went', () => {
    expectRefused(
      forged(packet, letterName(packet), (text) => `${text}%`),
      'is not the letter that was sent',
    )
  })

  it('a file that was changed, or one that the manifest does not know', () => {
    expectRefused(
      withFile(packet, (name, text) => (name === 'dates.json' ? text.replace('due', 'dux') : text)),
      'dates.json is not the file that the manifest names',
    )
    expectRefused(
      withFile(packet, (name, text) => (name === 'manifest.json' ? text.replaceAll('dates.json', 'duties.json') : text)),
      'duties.json is missing',
    )
  })

  it.each([
    ['another PDF', exampleReport().bytes, 'no seal', 1],
    ['a text', 'Dear bureau', 'neither a packet', 2],
    ['other JSON', '{"a":1}', 'not one that Errata writes', 2],
  ])('%s', (_, content, why, code) => expectRefused(content, why, code))
})

const letterName = (packet: Uint8Array): string =>
  /\/F \((letter-1-[^)]+)\)/.exec(Buffer.from(packet).toString('latin1'))?.[1] ?? ''

it('an exported timeline is checked by the same command', async () => {
  const { cookie, id } = await withCase()
  const chain = await ok(test.app, readChain, { cookie, params: { id } })
  expect(verify(JSON.stringify(chain))).toMatchObject({ status: 0, said: expect.stringContaining('UNBROKEN: 5 events') })
  const [first, ...rest] = chain.events
  const changed = { ...chain, events: [{ ...first, text: 'x' }, ...rest] }
  expect(verify(JSON.stringify(changed))).toMatchObject({ status: 1 })
})

it('the command is there for everybody to take', async () => {
  const answered = await test.app.inject({ method: 'GET', url: '/verify-packet.mjs' })
  expect(answered.statusCode).toBe(200)
  expect(answered.headers['content-disposition']).toContain('verify-packet.mjs')
  expect(answered.payload).toContain('node verify-packet.mjs packet.pdf')
})
