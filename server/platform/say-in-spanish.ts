import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type SayInSpanish, spanishOf } from '#engine/spanish/say-in-spanish.ts'

const CATALOGS = path.join(import.meta.dirname, '../../spanish')
/** What a screen says too may be said in an answer or a mail; a single word of theirs has its sense on its screen alone. */
const OF_SCREENS = /^web[\\/]/
const catalog = z.record(z.string(), z.string().nullable())

/** What is in a mailed letter: for the one who reads it next to the English, and said nowhere else. */
const OF_LETTERS = 'letters.json'

let say: SayInSpanish | null = null
let sayLetter: SayInSpanish | null = null

/** What the server says, by the catalogs; they are read once. */
export const sayInSpanish = (): SayInSpanish => (say ??= spanishOf(readCatalogs()))

/** The sentences of letters, too. */
export const sayLetterInSpanish = (): SayInSpanish => (sayLetter ??= spanishOf([...readCatalogs(), ...entriesOf(OF_LETTERS)]))

function readCatalogs(): (readonly [string, string])[] {
  const files = readdirSync(CATALOGS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && file !== OF_LETTERS,
  )
  const ofScreens = files.filter((file) => OF_SCREENS.test(file)).flatMap(entriesOf)
  const ofServer = files.filter((file) => !OF_SCREENS.test(file)).flatMap(entriesOf)
  return [...ofScreens.filter(([english]) => /\S \S/.test(english) && !english.includes('<')), ...ofServer]
}

function entriesOf(file: string): (readonly [string, string])[] {
  const entries = Object.entries(catalog.parse(JSON.parse(readFileSync(path.join(CATALOGS, file), 'utf8'))))
  return entries.flatMap(([english, spanish]) => (spanish === null ? [] : [[english, spanish] as const]))
}
