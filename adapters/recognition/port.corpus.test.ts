import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import type { RecognitionPort } from '#adapters/recognition/port.ts'
import { startTesseract } from '#adapters/recognition/tesseract.ts'
import { degrade } from '#tools/synthetic-pictures/degrade.ts'
import { scorePage } from '#tools/synthetic-pictures/score-words.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

function recognitionSuite(implementation: string, open: () => RecognitionPort): void {
  describe(`recognition: ${implementation}`, () => {
    const pageText = embeddedPageText()
    let recognition: RecognitionPort
    let page: Uint8Array
    beforeAll(async () => {
      recognition = open()
      const rendered = await pageText.renderPage(exampleReport({ seed: 'recognition' }).bytes, {
        page: 1,
        dpi: 200,
        colour: false,
        password: null,
      })
      if (rendered.kind === 'refused') throw new Error('the example has a page')
      page = rendered.png
    })
    afterAll(async () => {
      await recognition.close()
      await pageText.close()
    })

    it('makes out the words of a printed page, each with its place and how sure it is', async () => {
      const read = await recognition.recognise(page)
      if (read.kind !== 'text') throw new Error(read.reason)
      expect(read.text.length).toBeGreaterThan(200)
      expect(read.confidence).toBeGreaterThan(60)
      const sure = read.words.filter(({ confidence }) => confidence > 90)
      expect(sure.length).toBeGreaterThan(40)
      expect(sure.every(({ box }) => box[2] > 0 && box[3] > 0)).toBe(true)
    })

    it('reads a faded copy as it is printed, word by word at its place', async () => {
      const { bytes } = exampleReport({ seed: 'recognition' })
      const text = await pageText.read(bytes, { password: null, digest: null })
      const drawn = await pageText.renderPage(bytes, { page: 1, dpi: 300, colour: false, password: null })
      const [truth] = text.kind === 'text' ? (text.document?.pages ?? []) : []
      if (drawn.kind === 'refused' || truth === undefined) throw new Error('the example has a page')
      const read = await recognition.readPage(await degrade(drawn.png, 'faded', 'port-test'))
      if (read.kind !== 'page') throw new Error(read.reason)
      expect([read.width, read.height]).toEqual([612, 792])
      const score = scorePage(truth, read)
      expect(score.exact / score.printed).toBeGreaterThan(0.95)
      expect(score.rows).toBeGreaterThan(0.97)
      expect(read.words.every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true)
      const { width, height } = await sharp(read.picture).metadata()
      expect(width / height).toBeCloseTo(read.width / read.height, 2)
    })

    it('refuses a page that shows no text, and what is no picture at all', async () => {
      const blank = await sharp({ create: { width: 1700, height: 2200, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer()
      expect(await recognition.readPage(blank)).toEqual({
        kind: 'refused',
        reason: 'too_poor',
        trouble: 'no_page',
        isBlank: true,
      })
      expect(await recognition.readPage(Buffer.from('%PDF-1.7'))).toEqual({ kind: 'refused', reason: 'no_picture' })
      expect(await recognition.readPage(page.slice(0, 400))).toEqual({ kind: 'refused', reason: 'no_picture' })
    })

    it('lets a caller go away, and the next one be served', async () => {
      const leaving = new AbortController()
      const reading = recognition.readPage(page, { signal: leaving.signal })
      leaving.abort(new Error('gone'))
      await expect(reading).rejects.toThrow('gone')
      await expect(recognition.readPage(page, { signal: leaving.signal })).rejects.toThrow('gone')
    })

    it('refuses what is no picture, and reads on afterwards', async () => {
      expect(await recognition.recognise(Buffer.from('%PDF-1.7'))).toEqual({ kind: 'refused', reason: 'no_picture' })
      expect(await recognition.recognise(page.slice(0, 400))).toMatchObject({ kind: 'refused' })
      expect(await recognition.recognise(page)).toMatchObject({ kind: 'text' })
    })
  })
}

recognitionSuite('embedded', () => embeddedRecognition())

describe('a page of which hardly a word is made out', () => {
  const drawn = async (): Promise<Uint8Array> => {
    const pageText = embeddedPageText()
    const { bytes } = exampleReport({ seed: 'recognition' })
    const page = await pageText.renderPage(bytes, { page: 1, dpi: 100, colour: false, password: null })
    await pageText.close()
    if (page.kind === 'refused') throw new Error('the example has a page')
    return page.png
  }
  /** Reads as surely as each of these says, in turn, and keeps what it was given. */
  const readingAs = (...confidences: readonly number[]) => {
    const given: Grey[] = []
    const word = (confidence: number, row: number) => ({
      text: 'BALANCE',
      box: [100, 100 + row * 40, 90, 20] as const,
      confidence,
    })
    const recognition = embeddedRecognition(() => ({
      read: async (grey) => {
        given.push(grey)
        const confidence = confidences[given.length - 1] ?? 0
        return { text: '', confidence, words: Array.from({ length: 9 }, (_, row) => word(confidence, row)) }
      },
      worked: async () => 0,
      terminate: async () => undefined,
    }))
    return { recognition, given }
  }

  it('is read upside down too', async () => {
    const { recognition, given } = readingAs(20, 95)
    expect(await recognition.readPage(await drawn())).toMatchObject({ kind: 'page', words: { length: 9 } })
    const [upright, turned] = given
    expect(given).toHaveLength(2)
    expect(turned?.pixels.subarray(0, 5000)).toEqual(upright?.pixels.toReversed().subarray(0, 5000))
    await recognition.close()
  })

  it('is refused where that makes out no more; one that is made out, or badly, is read once', async () => {
    const [hopeless, good, poor] = [readingAs(20, 30), readingAs(95), readingAs(55)]
    const page = await drawn()
    expect(await hopeless.recognition.readPage(page)).toMatchObject({ kind: 'refused', reason: 'too_poor' })
    expect(await good.recognition.readPage(page)).toMatchObject({ kind: 'page' })
    expect(await poor.recognition.readPage(page)).toMatchObject({ kind: 'refused', reason: 'too_poor' })
    expect([hopeless, good, poor].map(({ given }) => given.length)).toEqual([2, 1, 1])
    await Promise.all([hopeless, good, poor].map(({ recognition }) => recognition.close()))
  })
})

describe('a picture that would be read for ever', () => {
  it('is given up after its share of work, and the next one is read', async () => {
    const pageText = embeddedPageText()
    const { bytes } = exampleReport({ seed: 'recognition' })
    const drawn = await pageText.renderPage(bytes, { page: 1, dpi: 200, colour: false, password: null })
    await pageText.close()
    if (drawn.kind === 'refused') throw new Error('the example has a page')
    const row = await sharp(drawn.png).extend({ right: 5100, extendWith: 'repeat' }).toBuffer()
    const huge = await sharp(row).extend({ bottom: 6600, extendWith: 'repeat' }).png({ compressionLevel: 1 }).toBuffer()
    const small = await sharp(drawn.png).extract({ left: 0, top: 0, width: 1700, height: 300 }).png().toBuffer()
    const recognition = embeddedRecognition(startTesseract, { work: 2_000, wall: 110_000, every: 50 })
    expect(await recognition.recognise(huge)).toEqual({ kind: 'refused', reason: 'too_long' })
    expect(await recognition.recognise(small)).toMatchObject({ kind: 'text' })
    await recognition.close()
  })
})

describe('a tall picture', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `<rect x="40" y="${20 + at * 60}" width="300" height="20"/>`).join('')
  const drawn = (height: number): Promise<Buffer> =>
    sharp(Buffer.from(`<svg width="400" height="${height}"><rect width="400" height="${height}" fill="#fff"/>${lines}</svg>`))
      .png()
      .toBuffer()

  it.each([
    ['is cut into pages', { work: 20_000, wall: 120_000, every: 1_000 }, 60, 3],
    ['is told to be more than are wanted', { work: 20_000, wall: 120_000, every: 1_000 }, 2, 'too_many'],
    ['is given up at the limit of its time', { work: 20_000, wall: 0, every: 1_000 }, 60, 'too_long'],
  ] as const)('%s, and any other is left as it is', async (_, limit, most, pages) => {
    const recognition = embeddedRecognition(startTesseract, undefined, limit)
    const cut = await recognition.pagesOf(await drawn(1800), most)
    expect(typeof cut === 'string' ? cut : cut.length).toBe(pages)
    const low = await drawn(500)
    expect(await recognition.pagesOf(low, most)).toEqual([low])
    await recognition.close()
  })
})
