import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import type { RecognitionPort } from '#adapters/recognition/port.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

function recognitionSuite(implementation: string, open: () => RecognitionPort): void {
  describe(`recognition: ${implementation}`, { timeout: 60_000 }, () => {
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

    it('refuses what is no picture, and reads on afterwards', async () => {
      expect(await recognition.recognise(Buffer.from('%PDF-1.7'))).toEqual({ kind: 'refused', reason: 'no_picture' })
      expect(await recognition.recognise(page.slice(0, 400))).toMatchObject({ kind: 'refused' })
      expect(await recognition.recognise(page)).toMatchObject({ kind: 'text' })
    })
  })
}

recognitionSuite('embedded', embeddedRecognition)
