import { brotliCompressSync, constants } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { Screen } from './screens.ts'

type Chunk = Rolldown.OutputChunk

/** As many shared files as a page may load: each more is one more question, and compresses worse. */
const MOST_FILES = 6
/** As many bytes as a page may load and not need, so that there are fewer files. */
const MOST_WASTE_BYTES = 32_000
/** And as many bytes in all, compressed quickly, which is a little more than what is sent in the end. */
const MOST_PAGE_BYTES = 212_900
/** What is so small costs no one anything: a file of its own costs more. */
const CRUMB_BYTES = 200
/** What the dashboard and so many screens need is one file: members come to the dashboard first, and need the rest of it next. */
const MANY_SCREENS = 12
/** So many pairs are joined before all are compared again. */
const PAIRS_AT_ONCE = 6
/** Good enough to compare sizes. */
const QUALITY = 5

/** Modules that go into one file. */
interface Group {
  readonly chunks: readonly Chunk[]
  /** The numbers of the pages that need some of it. */
  readonly pages: ReadonlySet<number>
  readonly bytes: number
}

/**
 * Says into which file each module goes. Left alone, the bundler makes one file for each set of pages that share something: two
 * hundred, half of them under 2 kB. So everything is bundled once to see what shares what. Then those files are joined whose joining
 * makes the pages load the fewest bytes that they do not need, until no page loads more than a handful. A page is a screen with its
 * frame, or something that is loaded later, as a dialog. What every page needs, what the sign-in needs next to it, and what the dashboard shares
 * with many screens are files of their own.
 */
export async function planChunks(config: InlineConfig, screens: readonly Screen[]): Promise<(id: string) => string | null> {
  const chunks = await bundle(config)
  const plan = new Map<string, string>()
  const first = closureOf(chunks, (chunk) => chunk.isEntry)
  for (const id of [...first].flatMap(({ moduleIds }) => moduleIds))
    if (!IS_ENTRY.test(id)) plan.set(id, IS_PACKAGE.test(id) ? 'packages' : 'start')
  const pages = pagesOf(chunks, screens)
  const ofSignIn = screens.find(({ path }) => path === '/login')?.modules ?? []
  const signIn = closureOf(chunks, (chunk) => isIn(chunk, [...ofSignIn, BELOW_SIGN_IN]))
  const isShared = (chunk: Chunk): boolean => !first.has(chunk) && !chunk.isDynamicEntry
  for (const id of [...signIn].filter(isShared).flatMap(({ moduleIds }) => moduleIds))
    plan.set(id, IS_PACKAGE.test(id) ? 'packages' : 'sign-in')
  const dashboard = pages[screens.findIndex(({ path }) => path === '/dashboard')] ?? new Set()
  const isOfMany = (chunk: Chunk): boolean =>
    pages.slice(0, screens.length).filter((page) => page.has(chunk)).length >= MANY_SCREENS
  const usual = new Set([...dashboard].filter((chunk) => isShared(chunk) && !signIn.has(chunk) && isOfMany(chunk)))
  for (const id of [...usual].flatMap(({ moduleIds }) => moduleIds)) plan.set(id, 'usual')
  const shared = chunks.filter((chunk) => isShared(chunk) && !signIn.has(chunk) && !usual.has(chunk))
  const groups = shared.map((chunk) => ({
    chunks: [chunk],
    pages: new Set(pages.flatMap((page, index) => (page.has(chunk) ? [index] : []))),
    bytes: sizeOf(chunk),
  }))
  const loaded = pages.map((page) => [...new Set([...first, ...page])].reduce((sum, chunk) => sum + sizeOf(chunk), 0))
  for (const [index, group] of join(groups, { chunks, loaded }).entries())
    for (const id of group.chunks.flatMap(({ moduleIds }) => moduleIds)) plan.set(id, `s${index + 1}`)
  return (id) => plan.get(id) ?? null
}

/** Every visitor loads it once the page is drawn. */
const BELOW_SIGN_IN = 'web/shell/language-switch.tsx'
const IS_ENTRY = /[\\/]web[\\/](?:main\.tsx|index\.html)/
const IS_PACKAGE = /[\\/]node_modules[\\/]|rolldown[\\/]runtime/

async function bundle(config: InlineConfig): Promise<Chunk[]> {
  const built = await build({ ...config, configFile: false, logLevel: 'silent', build: { ...config.build, write: false } })
  if (!('output' in built)) throw new Error('The screens are one bundle')
  return built.output.filter((file) => file.type === 'chunk')
}

const isIn = ({ facadeModuleId }: Chunk, ends: readonly string[]): boolean =>
  facadeModuleId !== null && ends.some((end) => facadeModuleId.endsWith(`/${end}`))

/** What each page loads. */
function pagesOf(chunks: readonly Chunk[], screens: readonly Screen[]): ReadonlySet<Chunk>[] {
  const all = screens.flatMap(({ modules }) => modules)
  const later = chunks.filter((chunk) => chunk.isDynamicEntry && !isIn(chunk, all))
  return [
    ...screens.map(({ modules }) => closureOf(chunks, (chunk) => isIn(chunk, modules))),
    ...later.map((root) => closureOf(chunks, (chunk) => chunk === root)),
  ]
}

/** Of these in one file: together they take less than one by one. */
const sizeOf = (...chunks: readonly Chunk[]): number =>
  brotliCompressSync(chunks.map(({ code }) => code).join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length

/** These chunks with all that they import. */
function closureOf(chunks: readonly Chunk[], isRoot: (chunk: Chunk) => boolean): Set<Chunk> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(named.get(name))
  }
  for (const chunk of chunks) if (isRoot(chunk)) add(chunk)
  return found
}

/** `loaded`: how many bytes each page loads before anything is joined. */
function join(
  groups: readonly Group[],
  { chunks, loaded }: { readonly chunks: readonly Chunk[]; readonly loaded: readonly number[] },
): readonly Group[] {
  const wasted = new Map<number, number>()
  const saved = new Map<number, number>()
  const room = (page: number): number =>
    Math.min(MOST_WASTE_BYTES, MOST_PAGE_BYTES - (loaded[page] ?? 0) + (saved.get(page) ?? 0))
  let now = groups
  const isBearable = (pair: Pair, needs: Needs): boolean =>
    [...perPage(wasteOf(pair, needs))].every(([page, bytes]) => (wasted.get(page) ?? 0) + bytes <= room(page))
  for (;;) {
    const before = now
    const needsBefore = needsOf(now, chunks)
    const pairs = cheapestPairs(now, needsBefore).filter((pair) => isBearable(pair, needsBefore) && !isCircle(pair, needsBefore))
    for (const pair of pairs.slice(0, PAIRS_AT_ONCE)) {
      const needs = needsOf(now, chunks)
      if (!pair.every((group) => now.includes(group)) || !isBearable(pair, needs) || isCircle(pair, needs)) continue
      for (const [page, bytes] of perPage(wasteOf(pair, needs))) wasted.set(page, (wasted.get(page) ?? 0) + bytes)
      now = joinedIn(now, pair, needs)
      const [joined] = now.slice(-1)
      const saving = pair[0].bytes + pair[1].bytes - (joined?.bytes ?? 0)
      for (const page of joined?.pages ?? []) saved.set(page, (saved.get(page) ?? 0) + saving)
    }
    if (now === before) return now
  }
}

/** The pages that load too many files. */
function crowdedPages(groups: readonly Group[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const page of groups.flatMap(({ pages }) => [...pages])) counts.set(page, (counts.get(page) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > MOST_FILES).map(([page]) => page))
}

type Pair = readonly [Group, Group]

/** The two are one; what it imports is loaded by all who load it. */
function joinedIn(groups: readonly Group[], [one, other]: Pair, needs: Needs): readonly Group[] {
  const pages = new Set([...one.pages, ...other.pages])
  const chunks = [...one.chunks, ...other.chunks]
  const needed = new Set([...(needs.get(one) ?? []), ...(needs.get(other) ?? [])])
  const rest = groups.filter((group) => group !== one && group !== other)
  return [
    ...rest.map((group) => (needed.has(group) ? { ...group, pages: new Set([...group.pages, ...pages]) } : group)),
    { chunks, pages, bytes: sizeOf(...chunks) },
  ]
}

/** What each page would load without needing it, in bytes: the other one, and what that imports. */
function wasteOf([one, other]: Pair, needs: Needs): (readonly [page: number, bytes: number])[] {
  const newcomers = (group: Group, pages: ReadonlySet<number>) =>
    [group, ...(needs.get(group) ?? [])].flatMap(({ pages: loading, bytes }) =>
      [...pages].flatMap((page) => (loading.has(page) || bytes < CRUMB_BYTES ? [] : [[page, bytes] as const])),
    )
  return [...newcomers(other, one.pages), ...newcomers(one, other.pages)]
}

/** The pairs that help a crowded page, those with the least waste first. */
function cheapestPairs(groups: readonly Group[], needs: Needs): readonly Pair[] {
  const crowded = crowdedPages(groups)
  const isHelp = (one: Group, other: Group): boolean => [...crowded].some((page) => one.pages.has(page) && other.pages.has(page))
  return groups
    .flatMap((one, index) => groups.slice(index + 1).flatMap((other): Pair[] => (isHelp(one, other) ? [[one, other]] : [])))
    .map((pair) => ({ pair, total: wasteOf(pair, needs).reduce((sum, [, bytes]) => sum + bytes, 0) }))
    .toSorted((a, b) => a.total - b.total)
    .map(({ pair }) => pair)
}

function perPage(waste: readonly (readonly [number, number])[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const [page, bytes] of waste) sums.set(page, (sums.get(page) ?? 0) + bytes)
  return sums
}

/** Of each group all that it imports, however far. */
type Needs = ReadonlyMap<Group, ReadonlySet<Group>>

function needsOf(groups: readonly Group[], chunks: readonly Chunk[]): Needs {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const groupOf = new Map(groups.flatMap((group) => group.chunks.map((chunk) => [chunk, group] as const)))
  const direct = new Map(
    groups.map((group) => {
      const imported = group.chunks.flatMap(({ imports }) => imports).flatMap((name) => named.get(name) ?? [])
      return [group, new Set(imported.flatMap((chunk) => groupOf.get(chunk) ?? []).filter((found) => found !== group))]
    }),
  )
  return new Map(groups.map((group) => [group, reachedFrom(group, direct)]))
}

function reachedFrom(from: Group, direct: Needs): Set<Group> {
  const found = new Set<Group>()
  const open = [...(direct.get(from) ?? [])]
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    if (found.has(group)) continue
    found.add(group)
    open.push(...(direct.get(group) ?? []))
  }
  return found
}

/** Whether one imports the other through a third: joined, they and the third would import each other. */
const isCircle = ([one, other]: Pair, needs: Needs): boolean => isAround(one, other, needs) || isAround(other, one, needs)

const isAround = (from: Group, to: Group, needs: Needs): boolean =>
  [...(needs.get(from) ?? [])].some((group) => group !== to && needs.get(group)?.has(to) === true)
