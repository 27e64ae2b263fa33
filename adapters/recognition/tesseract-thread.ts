import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { TessBaseAPI } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import { multiplyFaster } from '#adapters/recognition/multiply-matrix.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'
import { type RunningCore, startCore } from '#adapters/recognition/start-core.ts'

/** This file runs in a worker thread; `tesseract.ts` starts it. */

/** What is read off a picture; boxes in its pixels, confidences 0 to 100. */
export interface ReadPicture {
  /** Line by line, an empty line between paragraphs. */
  readonly text: string
  readonly confidence: number
  /** Line by line. */
  readonly words: readonly RecognisedWord[]
}

/** The trained model for English. */
const MODEL = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'
const MODEL_FILE = 'eng.traineddata'

// Numbers of Tesseract's public headers.
const LSTM_ONLY = 1
const SINGLE_BLOCK = '6'
const PARAGRAPH = 1
const LINE = 2
const WORD = 3

interface Recogniser extends RunningCore {
  readonly api: TessBaseAPI
}

let started: Promise<Recogniser> | null = null

async function start(): Promise<Recogniser> {
  const running = await startCore()
  await multiplyFaster(running)
  const model = await promisify(gunzip)(await readFile(createRequire(import.meta.url).resolve(MODEL)))
  running.core.FS.writeFile(MODEL_FILE, model)
  const api = new running.core.TessBaseAPI()
  if (api.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('Tesseract does not take the model')
  running.core.FS.unlink(MODEL_FILE)
  api.SetVariable('tessedit_pageseg_mode', SINGLE_BLOCK)
  return { ...running, api }
}

/** Reads a picture as one block of text. */
export async function readPicture(picture: Grey): Promise<ReadPicture> {
  started ??= start()
  const recogniser = await started
  const { api } = recogniser
  setPicture(recogniser, picture)
  if (api.Recognize(null) !== 0) throw new Error('Tesseract failed')
  const read = { ...wordsOf(recogniser), confidence: api.MeanTextConf() }
  api.Clear()
  return read
}

function setPicture({ core, memory, api }: Recogniser, { width, height, pixels }: Grey): void {
  const place = core._malloc(pixels.length)
  if (place === 0) throw new Error('The picture does not fit into memory')
  new Uint8Array(memory.buffer).set(pixels, place)
  // It makes a copy of its own.
  api.SetImage(place, width, height, 1, width)
  core._free(place)
}

const BOX_BYTES = 16

function wordsOf({ core, memory, api }: Recogniser): { text: string; words: RecognisedWord[] } {
  const iterator = api.GetIterator()
  const pointer = core.getPointer(iterator)
  if (pointer === 0) return { text: '', words: [] }
  const corners = core._malloc(BOX_BYTES)
  const words: RecognisedWord[] = []
  let page = ''
  do {
    const text = takeText({ core, memory }, core._emscripten_bind_ResultIterator_GetUTF8Text_1(pointer, WORD))
    if (text === '' || !iterator.BoundingBox(WORD, corners, corners + 4, corners + 8, corners + 12)) continue
    const [left = 0, top = 0, right = 0, bottom = 0] = new Int32Array(memory.buffer, corners, 4)
    words.push({ text, confidence: Math.trunc(iterator.Confidence(WORD)), box: [left, top, right - left, bottom - top] })
    if (page !== '') page += gapBefore(iterator)
    page += text
  } while (iterator.Next(WORD))
  core._free(corners)
  core.destroy(iterator)
  return { text: page, words }
}

function gapBefore(iterator: ReturnType<TessBaseAPI['GetIterator']>): string {
  if (iterator.IsAtBeginningOf(PARAGRAPH)) return '\n\n'
  return iterator.IsAtBeginningOf(LINE) ? '\n' : ' '
}

const utf8 = new TextDecoder()

/** The text at a place, whose memory is given back. */
function takeText({ core, memory }: Pick<Recogniser, 'core' | 'memory'>, place: number): string {
  if (place === 0) return ''
  const bytes = new Uint8Array(memory.buffer)
  const text = utf8.decode(bytes.subarray(place, bytes.indexOf(0, place)))
  core._free(place)
  return text
}
