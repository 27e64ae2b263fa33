import type { BureauChoice, ReportHead } from '#web/parts/stored-report.ts'
import { isOtherBureau, isUploadQuestion, isWorthRepeating, problemOfUpload } from '#web/parts/upload/upload-problems.ts'

export type UploadState =
  /** Chosen, and not sent yet. */
  | { readonly is: 'waiting' }
  /** Sent as soon as one before it is done. */
  | { readonly is: 'queued' }
  /** `sent` is 0 to 1; at 1 the server reads. */
  | { readonly is: 'sending'; readonly sent: number }
  /** The server's refusal, or a network that failed. */
  | { readonly is: 'refused'; readonly error: Error }
  | ({ readonly is: 'taken' } & Taken)

/** What the server made of an upload. */
export interface Taken {
  readonly reports: readonly ReportHead[]
  /** The letter that it is kept as; null for a report. */
  readonly replyId: string | null
}

/** What is sent as one: a file, or pictures that are the pages of one report. */
export interface Upload {
  readonly id: string
  /** In the order of the pages. */
  readonly files: readonly [File, ...File[]]
  /** Pictures that were chosen together have the same; null for a file that stands alone. */
  readonly together: string | null
  readonly state: UploadState
  readonly wish: UploadAs
}

export interface UploadAs {
  /** Null where no one says that it is a report: any paper is taken. */
  readonly bureau: BureauChoice | null
  /** The case that it was added to. */
  readonly disputeId?: string | undefined
  readonly password?: string
  readonly replaces?: string
}

export interface QueueEffects {
  /** Rejects with what the member is shown. */
  readonly send: (upload: Upload, watch: { onSent: (share: number) => void; signal: AbortSignal }) => Promise<Taken>
  readonly newId: () => string
}

export interface UploadQueue {
  readonly uploads: () => readonly Upload[]
  readonly subscribe: (listener: () => void) => () => void
  /** Pictures become the pages of one report, with those that wait already; every other file is a report. */
  readonly add: (files: readonly File[]) => void
  /** Puts back what was kept from an earlier visit. */
  readonly restore: (uploads: readonly Upload[]) => void
  /** What waits and can be taken; also what was refused for another reason than itself, when nothing else waits or another bureau is said now. */
  readonly sendAll: (wish: UploadAs) => void
  readonly resend: (id: string, change: Partial<UploadAs>) => void
  /** Calls off what is on its way: it waits again. */
  readonly cancel: (id: string) => void
  readonly remove: (id: string) => void
  /** Changed pages of what was sent and not taken are sent again. */
  readonly movePage: (id: string, from: number, to: number) => void
  readonly removePage: (id: string, at: number) => void
  /** A report each, out of the pages of one. */
  readonly split: (id: string) => void
  /** The pages of one report, out of the pictures that were chosen together. */
  readonly join: (together: string) => void
  readonly clear: () => void
}

/** On a slow line two at once are as fast as all; the third begins when one is done. */
const AT_ONCE = 2

const isOnItsWay = ({ state }: Upload): boolean => state.is === 'sending' || state.is === 'queued'
export const isUnsent = ({ state }: Upload): boolean => state.is === 'waiting' || state.is === 'refused'

/** The uploads at this moment, and the listeners for changes. */
interface Held {
  readonly uploads: () => readonly Upload[]
  readonly subscribe: UploadQueue['subscribe']
  readonly put: (next: readonly Upload[]) => void
  readonly change: (id: string, how: (upload: Upload) => Upload) => void
}

function hold(): Held {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const put = (next: readonly Upload[]): void => {
    uploads = next
    for (const listener of listeners) listener()
  }
  return {
    uploads: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put,
    change: (id, how) => put(uploads.map((upload) => (upload.id === id ? how(upload) : upload))),
  }
}

/** Sends what is queued, a few at once. */
function makeSender(held: Held, effects: QueueEffects) {
  const underWay = new Map<string, AbortController>()
  async function send(upload: Upload): Promise<void> {
    const control = new AbortController()
    underWay.set(upload.id, control)
    // An answer that comes after it was called off changes nothing.
    const settle = (how: (one: Upload) => Upload) =>
      underWay.get(upload.id) === control ? held.change(upload.id, how) : undefined
    const onSent = (sent: number) => settle((one) => ({ ...one, state: { is: 'sending', sent } }))
    onSent(0)
    try {
      const taken = await effects.send(upload, { onSent, signal: control.signal })
      settle((one) => ({ ...one, wish: { bureau: one.wish.bureau }, state: { is: 'taken', ...taken } }))
    } catch (caught) {
      const error = caught instanceof Error ? caught : new Error(String(caught))
      settle((one) => ({ ...one, state: { is: 'refused', error } }))
    }
    if (underWay.get(upload.id) === control) underWay.delete(upload.id)
    pump()
  }
  function pump(): void {
    const next = held.uploads().filter(({ state }) => state.is === 'queued')
    for (const upload of next.slice(0, Math.max(0, AT_ONCE - underWay.size))) void send(upload)
  }
  const callOff = (id: string): void => {
    const control = underWay.get(id)
    underWay.delete(id)
    control?.abort()
  }
  return { pump, callOff, callOffAll: () => [...underWay.keys()].forEach(callOff) }
}

/** The files that wait and that are under way, whichever screen shows them. */
export function createUploadQueue(effects: QueueEffects): UploadQueue {
  const held = hold()
  const { uploads, put, change } = held
  const { pump, callOff, callOffAll } = makeSender(held, effects)
  const each = (id: string, how: (upload: Upload) => readonly Upload[]): void =>
    put(uploads().flatMap((upload) => (upload.id === id ? how(upload) : [upload])))
  return {
    uploads,
    subscribe: held.subscribe,
    add: (files) => put(withFiles(uploads(), files, effects.newId)),
    restore: (kept) => put([...kept, ...uploads()]),
    sendAll: (wish) => {
      const isAgain = !uploads().some(isReady)
      put(uploads().map((upload) => (isMeant(upload, wish, isAgain) ? queued(upload, wish) : upload)))
      pump()
    },
    resend: (id, wish) => {
      change(id, (upload) => queued(upload, wish))
      pump()
    },
    cancel: (id) => {
      callOff(id)
      change(id, (upload) => (isOnItsWay(upload) ? { ...upload, state: { is: 'waiting' } } : upload))
      pump()
    },
    remove: (id) => {
      callOff(id)
      each(id, () => [])
      pump()
    },
    movePage: (id, from, to) => change(id, (upload) => reopened({ ...upload, files: moved(upload.files, from, to) })),
    removePage: (id, at) => each(id, (upload) => withoutPage(reopened(upload), at)),
    split: (id) => each(id, (upload) => apart(upload, effects.newId)),
    join: (together) => put(joined(uploads(), together)),
    clear: () => {
      callOffAll()
      put([])
    },
  }
}

const isReady = ({ state, files }: Upload): boolean => state.is === 'waiting' && problemOfUpload(files) === null

/** Whether sending it may change anything; a file that was refused for what it is stays refused. */
export const canBeSent = (upload: Upload): boolean =>
  isReady(upload) ||
  (upload.state.is === 'refused' && (isWorthRepeating(upload.state.error) || isUploadQuestion(upload.state.error)))

/** What waits; and what was refused, when nothing else waits or the bureau was chosen again. */
function isMeant(upload: Upload, wish: UploadAs, isAgain: boolean): boolean {
  if (upload.state.is !== 'refused' || isAgain) return canBeSent(upload)
  const { error } = upload.state
  return wish.bureau !== upload.wish.bureau && (isWorthRepeating(error) || isOtherBureau(error))
}

/** What it takes the place of is a report or a letter: sent as the other kind, it takes no place. */
function queued(upload: Upload, wish: Partial<UploadAs>): Upload {
  const { replaces, ...rest } = upload.wish
  const isOtherKind = wish.bureau !== undefined && (wish.bureau === null) !== (rest.bureau === null)
  const kept = isOtherKind || replaces === undefined ? rest : { ...rest, replaces }
  return { ...upload, state: { is: 'queued' }, wish: { ...kept, ...wish } }
}

export const isPicture = ({ name }: Pick<File, 'name'>): boolean => /\.(?:jpe?g|png)$/i.test(name)

/** Pictures join those that wait as pages of one report: that is how pages are photographed, one after another. */
function withFiles(uploads: readonly Upload[], files: readonly File[], newId: () => string): readonly Upload[] {
  const fresh = (file: File, together: string | null): Upload => ({
    id: newId(),
    files: [file],
    together,
    state: { is: 'waiting' },
    wish: { bureau: null },
  })
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file)).map((file) => fresh(file, null))
  const [first, ...rest] = pictures
  if (first === undefined) return [...uploads, ...others]
  const waiting = uploads.findLast(({ together, state }) => together !== null && state.is === 'waiting')
  const isSplit = uploads.filter(({ together }) => together !== null && together === waiting?.together).length > 1
  if (waiting === undefined) return [...uploads, ...others, { ...fresh(first, newId()), files: [first, ...rest] }]
  if (isSplit) return [...uploads, ...others, ...pictures.map((file) => fresh(file, waiting.together))]
  const more = uploads.map((one) => (one === waiting ? { ...one, files: [...one.files, ...pictures] as const } : one))
  return [...more, ...others].map((one): Upload => ({ ...one, files: [one.files[0], ...one.files.slice(1)] }))
}

/** Its pages are others than those that were sent: it waits again, and goes in the place of the reading that came of them. */
function reopened(upload: Upload): Upload {
  const { state, wish } = upload
  const sent = state.is === 'taken' ? (wish.bureau === null ? state.replyId : state.reports[0]?.id) : null
  return { ...upload, state: { is: 'waiting' }, wish: sent ? { ...wish, replaces: sent } : wish }
}

function moved(files: Upload['files'], from: number, to: number): Upload['files'] {
  const page = files[from]
  if (page === undefined || to < 0 || to >= files.length) return files
  const [first, ...rest] = files.toSpliced(from, 1).toSpliced(to, 0, page)
  return first === undefined ? files : [first, ...rest]
}

function withoutPage(upload: Upload, at: number): readonly Upload[] {
  const [first, ...rest] = upload.files.toSpliced(at, 1)
  return first === undefined ? [] : [{ ...upload, files: [first, ...rest] }]
}

const apart = (upload: Upload, newId: () => string): readonly Upload[] =>
  upload.files.map((file) => ({
    ...upload,
    id: newId(),
    files: [file],
    state: { is: 'waiting' },
    wish: { bureau: upload.wish.bureau },
  }))

/** Where the first of them stood. */
function joined(uploads: readonly Upload[], together: string): readonly Upload[] {
  const isOne = (upload: Upload) => upload.together === together && isUnsent(upload)
  const [first, ...rest] = uploads.filter(isOne)
  if (first === undefined) return uploads
  const whole: Upload = {
    ...first,
    files: [...first.files, ...rest.flatMap(({ files }) => files)],
    state: { is: 'waiting' },
  }
  return uploads.flatMap((upload) => (upload === first ? [whole] : isOne(upload) ? [] : [upload]))
}
