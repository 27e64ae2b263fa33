import { Buffer } from 'node:buffer'
import { join, resolve } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import {
  type DrawnBarcode,
  PACKAGE_QUIET,
  packageBarcode,
  POSTAL_QUIET,
  POSTAL_SIZE,
  postalBarcode,
  practicePackageBarcode,
  practicePostalBarcode,
} from '#adapters/printing/barcodes.ts'
import { type Area, FOLDS, RECIPIENT_AREA, RETURN_AREA } from '#adapters/printing/envelope.ts'
import { type LaidPage, layPages } from '#adapters/printing/lay-pages.ts'
import type { CertifiedCover, EnclosedPage, LetterBarcode, PrintableLetter, PrintedLetter } from '#adapters/printing/port.ts'
import { SHEET } from '#adapters/printing/sheet.ts'

/** This file runs in a worker thread; `embedded.ts` starts it: twenty letters at once keep no one waiting. */

/** Results of layout that have not been used for so many letters are forgotten, so that memory stays level. */
const KEPT_LETTERS = 10

/** A folder that need not exist: enclosed pages are laid into it in memory, and nothing is read from disk. */
const WORKSPACE = resolve('/letter-sheet')

let compiler: NodeCompiler | null = null

const DAMAGED = 'The letter could not be set: an enclosed page is damaged or of another format.'

/** The letter as a PDF; an error about a page that can’t be laid out doesn’t include its text. */
export async function setLetter(letter: PrintableLetter): Promise<PrintedLetter> {
  const { pdf, pageCount } = compile(letter)
  const [cover, enclosures] = [letter.cover === null ? 0 : 1, letter.pages.length]
  const first = pageCount - enclosures
  const laid = letter.pages.flatMap((page, index) => (page.format === 'pdf' ? [laidPage(page, first + index)] : []))
  const whole = laid.length === 0 ? pdf : await layPages(pdf, laid)
  if (whole === null) throw new Error(DAMAGED)
  return { pdf: whole, pageCount, pages: { cover, letter: first - cover, enclosures } }
}

/** Runs to its end without a pause: letters that are printed at once cannot see each other's pages. */
function compile(letter: PrintableLetter): { readonly pdf: Uint8Array; readonly pageCount: number } {
  compiler ??= NodeCompiler.create({ workspace: WORKSPACE })
  compiler.resetShadow()
  for (const [index, page] of letter.pages.entries())
    if (page.format !== 'pdf') compiler.mapShadow(join(WORKSPACE, fileName(index, page.format)), Buffer.from(page.bytes))
  try {
    const sheet = compiler.compile({ mainFileContent: SHEET, inputs: { letter: JSON.stringify(sheetData(letter)) } }).result
    if (sheet === null) throw new Error(DAMAGED)
    return { pdf: new Uint8Array(compiler.pdf(sheet)), pageCount: sheet.numOfPages }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(KEPT_LETTERS)
  }
}

/** Points: under its caption, as wide as the letter or as a card is copied. */
const ENCLOSED = { left: 72, top: 97, page: { width: 468, height: 612 }, card: { width: 360, height: 468 } } as const
/** How far round a place the circle runs, in points of the original. */
const CIRCLE_PAD = 7

function placeOf({ fit, width, height }: EnclosedPage): LaidPage['at'] {
  const most = ENCLOSED[fit]
  const factor = Math.min(most.width / width, most.height / height)
  return { left: ENCLOSED.left, top: ENCLOSED.top, width: width * factor, height: height * factor }
}

function laidPage(page: EnclosedPage, onto: number): LaidPage {
  const at = placeOf(page)
  const factor = at.width / page.width
  const circled = page.circled.map(
    ([x, y, width, height]) =>
      [
        at.left + (x - CIRCLE_PAD) * factor,
        at.top + (y - CIRCLE_PAD) * factor,
        (width + 2 * CIRCLE_PAD) * factor,
        (height + 2 * CIRCLE_PAD) * factor,
      ] as const,
  )
  return { onto, pdf: page.bytes, at, circled }
}

const fileName = (index: number, format: string): string => `/enclosed-${index}.${format}`

function sheetData(letter: PrintableLetter): object {
  const barcode = letter.barcode === null ? null : barcodeData(letter.barcode)
  return {
    ...letter,
    areas: { sender: RETURN_AREA, recipient: barcode === null ? RECIPIENT_AREA : UNDER_BARCODE },
    folds: FOLDS,
    barcode,
    cover: letter.cover === null ? null : coverData(letter.cover),
    pages: letter.pages.map((page, index) => ({
      ...page,
      bytes: null,
      at: placeOf(page),
      file: fileName(index, page.format),
      typst: page.format === 'jpeg' ? 'jpg' : page.format,
    })),
  }
}

/** The barcode is at the top of what the window shows, the lines of the recipient under it. */
const BARCODE_PLACE = { left: RECIPIENT_AREA.left + POSTAL_QUIET.across, top: RECIPIENT_AREA.top + POSTAL_QUIET.down }
const BARCODE_HEIGHT = POSTAL_SIZE.height + 2 * POSTAL_QUIET.down
const UNDER_BARCODE: Area = {
  ...RECIPIENT_AREA,
  top: RECIPIENT_AREA.top + BARCODE_HEIGHT,
  height: RECIPIENT_AREA.height - BARCODE_HEIGHT,
}

const barcodeData = (barcode: LetterBarcode): object =>
  barcode.kind === 'practice'
    ? { ...practicePostalBarcode(), ...BARCODE_PLACE, practice: true, wordSize: 7 }
    : { ...postalBarcode(barcode.digits), ...BARCODE_PLACE, practice: false, wordSize: 0 }

interface CoverData {
  readonly title: string
  readonly printed: string
  readonly words: readonly string[]
  readonly bars: (DrawnBarcode & { readonly practice: boolean; readonly wordSize: number }) | null
}

const ON_TOP = 'This sheet goes into the envelope first, its addresses to the windows.'

function coverData(cover: CertifiedCover): object {
  return { ...coverParts(cover), kind: cover.kind, quiet: PACKAGE_QUIET }
}

function coverParts(cover: CertifiedCover): CoverData {
  if (cover.kind === 'practice')
    return {
      title: 'PRACTICE: NO CERTIFIED MAIL',
      printed: 'PRACTICE',
      words: [ON_TOP, 'Practice has no number of the Postal Service: these bars hold nothing, and no counter takes them.'],
      bars: { ...practicePackageBarcode(), practice: true, wordSize: 12 },
    }
  const printed = cover.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  if (cover.kind === 'counter')
    return {
      title: 'Certified mail number',
      printed,
      words: [ON_TOP, 'Put the label of the green and white form on the envelope, right of the windows. This is its number.'],
      bars: null,
    }
  return {
    title: 'USPS CERTIFIED MAIL',
    printed,
    words: [
      ON_TOP,
      'Cut the label out along the line and tape it to the front, right of the windows. Keep the bars flat and bare.',
    ],
    bars: { ...packageBarcode(cover.number, cover.zip), practice: false, wordSize: 0 },
  }
}
