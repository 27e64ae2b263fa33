import type { Context } from '#server/context.ts'
import { storedProfile } from '#server/features/profile/profile.ts'
import { fileAtHand } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { PrivateText } from '#engine/wording/placeholders.ts'

/** Everything by which the file names the person: no model sees it, in a question either. */
export async function personOf(context: Context, user: SignedIn): Promise<readonly PrivateText[]> {
  const [{ mailingAddress }, { reports }] = await Promise.all([storedProfile(context, user), fileAtHand(context, user)])
  const printed = reports.map(({ content }) => content.personalInfo)
  const names = [user.name, user.username, ...printed.flatMap(({ name, alsoKnownAs }) => [name ?? '', ...alsoKnownAs])]
  const places = [
    ...(mailingAddress === null ? [] : [mailingAddress.address, mailingAddress.city, mailingAddress.zip]),
    ...printed.flatMap(({ addresses }) => addresses.flatMap(({ street, city, zip }) => [street, city, zip])),
  ]
  const numbers = printed.flatMap(({ ssnLast4, phones }) => [ssnLast4, ...phones])
  const works = printed.flatMap(({ employers }) => employers)
  return [
    ...withParts(names).map((text) => ({ label: 'NAME', text }) as const),
    ...[...places, ...works].flatMap((text) => (text === null || text.length < 3 ? [] : [{ label: 'ADDRESS', text } as const])),
    ...[...numbers, user.email].flatMap((text) => (text === null ? [] : [{ label: 'NUMBER', text } as const])),
  ]
}

/** A name, and each part of it that is more than an initial. */
const withParts = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [name, ...name.split(/\s+/)]).filter(({ length }) => length > 2)),
]
