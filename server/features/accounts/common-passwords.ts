import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Chooser, isOwnWordPassword } from '#engine/values/own-word-password.ts'
import { invalidField } from '#server/platform/refusal.ts'

/**
 * The 19,640 most used passwords of leaked ones, in small letters: the list of Django 5.2.17 by Royce Williams, as it comes there
 * (BSD-3-Clause, `common-passwords.LICENSE.txt` next to it). Nothing is asked of the network.
 */
const LIST = path.join(import.meta.dirname, 'common-passwords.txt.gz')
const COMMON: ReadonlySet<string> = new Set(gunzipSync(readFileSync(LIST)).toString('utf8').split('\n').filter(Boolean))

export const COMMON_PASSWORD =
  'This is one of the most common passwords, and thieves try those first. Choose another one: three or four unrelated words and a number.'

export const OWN_WORD_PASSWORD =
  'This password uses your own name or address, and thieves try those first. Choose another one: three or four unrelated words and a number.'

/** A capital letter does not help: who guesses tries that too. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())

/** Why a password is easy to guess, for anyone or for someone who knows the member; null when it is not. */
export function whyTriedFirst(password: string, chooser: Chooser): string | null {
  if (isCommonPassword(password)) return COMMON_PASSWORD
  return isOwnWordPassword(password, chooser) ? OWN_WORD_PASSWORD : null
}

/** @throws Refusal `invalid` at the field, for a member who changes the password. Someone who registers is only warned. */
export function refuseCommonPassword(password: string, chooser: Chooser): void {
  const message = whyTriedFirst(password, chooser)
  if (message !== null) throw invalidField('password', message)
}
