import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { readReplyOf, uploadReply } from '#contract/answers.ts'
import { uploadReport } from '#contract/reports.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { refreshAnswers } from '#web/parts/answers/answer-calls.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { type BureauChoice, reportHeads } from '#web/parts/stored-report.ts'
import { isSessionEnd, isUploadQuestion, keptAs } from '#web/parts/upload/upload-problems.ts'
import { createUploadQueue, type Taken, type Upload, type UploadQueue } from '#web/parts/upload/upload-queue.ts'
import { wordsOf } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { keep, readKept, whenForgotten } from '#web/platform/kept.ts'
import { sendFiles } from '#web/platform/send-files.ts'
import { newKey } from '#web/platform/try-again.ts'
import { toast } from '#web/ui/toast.ts'

export interface UploadWish {
  readonly file: File
  readonly bureau: BureauChoice
  readonly password?: string
}

export const FAILED_WORDS = 'Failed to upload credit report'

const kept = z.array(
  z.object({
    id: z.string(),
    files: z.tuple([z.instanceof(File)], z.instanceof(File)),
    together: z.string().nullable(),
    wish: z.object({ bureau: z.enum([...BUREAUS, 'auto']).nullable(), replaces: z.string().optional() }),
  }),
)
const drawerOf = (owner: string) => ({ owner, name: 'uploads', shape: kept })

/** One queue a member: screens come and go, what is on its way goes on. */
const queues = new Map<string, UploadQueue>()
whenForgotten((stays) => {
  for (const [owner, queue] of queues) {
    if (owner === stays) continue
    queue.clear()
    queues.delete(owner)
  }
})

function queueOf(client: QueryClient, owner: string): UploadQueue {
  const known = queues.get(owner)
  if (known !== undefined) return known
  const queue = createUploadQueue({ newId: newKey, send: (upload, watch) => send(client, upload, watch) })
  queues.set(owner, queue)
  let last = ''
  const keepUnsent = () => {
    const unsent = toKeep(queue.uploads())
    // Progress changes nothing that is kept: files are not written again for every percent.
    const now = JSON.stringify(unsent?.map(({ files, ...rest }) => ({ ...rest, files: files.map(({ name }) => name) })) ?? null)
    if (now !== last) void keep(drawerOf(owner), unsent)
    last = now
  }
  void readKept(drawerOf(owner)).then((found) => {
    if (found !== null) queue.restore(found.map((one): Upload => ({ ...one, wish: wishOf(one.wish), state: { is: 'waiting' } })))
    // From here on; and what was chosen meanwhile.
    queue.subscribe(keepUnsent)
    keepUnsent()
  })
  return queue
}

const wishOf = ({ bureau, replaces }: z.output<typeof kept>[number]['wish']): Upload['wish'] => ({
  bureau,
  ...(replaces !== undefined && { replaces }),
})

/** What a reload would lose: everything that the server has not taken. Never a password. */
function toKeep(uploads: readonly Upload[]): z.input<typeof kept> | null {
  const unsent = uploads.filter(({ state }) => state.is !== 'taken')
  if (unsent.length === 0) return null
  return unsent.map(({ id, files: [first, ...rest], together, wish }) => ({
    id,
    files: [first, ...rest],
    together,
    wish: { bureau: wish.bureau, replaces: wish.replaces },
  }))
}

interface Watch {
  readonly onSent: (share: number) => void
  readonly signal: AbortSignal
}

/** With a bureau it is said to be a report; without one any paper is taken, and told apart by the server. */
async function send(client: QueryClient, upload: Upload, watch: Watch): Promise<Taken> {
  try {
    return await (upload.wish.bureau === null ? sendPaper : sendReport)(client, upload, watch)
  } catch (error) {
    const replyId = keptAs(error)
    if (replyId !== null) {
      await refreshAnswers(client)
      return { reports: [], replyId }
    }
    // Of an ended session the shell speaks, and asks for the password.
    if (!watch.signal.aborted && !isUploadQuestion(error) && !isSessionEnd(error))
      toast({ title: 'Upload Failed', description: wordsOf(error, FAILED_WORDS), tone: 'destructive' })
    throw error
  }
}

async function sendReport(client: QueryClient, { files, wish }: Upload, { onSent, signal }: Watch): Promise<Taken> {
  const body = { bureau: wish.bureau ?? 'auto', password: wish.password, replaces: wish.replaces }
  const { reports, message } = await sendFiles(uploadReport, { body, files: { creditReport: files }, signal }, onSent)
  // Known at once, also when the network goes before the lists are asked again.
  const came = new Set([wish.replaces, ...reports.map(({ id }) => id)])
  client.setQueryData(reportHeads().queryKey, (known) => known && [...reports, ...known.filter(({ id }) => !came.has(id))])
  await refreshReports(client)
  if (message !== undefined) toast({ title: 'The report was here already', description: message })
  return { reports, replyId: null }
}

async function sendPaper(client: QueryClient, { files, wish }: Upload, { onSent, signal }: Watch): Promise<Taken> {
  const body = { password: wish.password, replaces: wish.replaces, disputeId: wish.disputeId }
  const reply = await sendFiles(uploadReply, { body, files: { answer: files }, signal }, onSent)
  client.setQueryData(read(readReplyOf, { params: { id: reply.id } }).queryKey, reply)
  await Promise.all([refreshAnswers(client), reply.kind === 'report' ? refreshReports(client) : null])
  return { reports: [], replyId: reply.id }
}

/** The member's files that wait and are under way, and what can be done with them. */
export function useUploads(owner: string): { readonly uploads: readonly Upload[]; readonly queue: UploadQueue } {
  const queue = queueOf(useQueryClient(), owner)
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  const isSending = uploads.some(({ state }) => state.is === 'sending' || state.is === 'queued')
  // A file half sent is lost with the page: the browser asks first.
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isSending])
  return { uploads, queue }
}
