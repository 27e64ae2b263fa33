import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { readHelping } from '#contract/helpers.ts'
import { isCallError } from '#web/platform/api.ts'
import { type Helped, helpedHere } from '#web/platform/helping-base.ts'
import { read } from '#web/platform/query-client.ts'
import { isSessionOver, watchSession } from '#web/platform/session-over.ts'
import { TextAnchor } from '#web/ui/text-link.tsx'

/** On every page of someone's file: whose it is, what may be done in it, and the way out. */
export function HelpingBanner() {
  const file = helpedHere()
  return file === null ? null : <Banner file={file} />
}

function Banner({ file }: { readonly file: Helped }) {
  const { data, error } = useQuery({ ...read(readHelping, {}), initialData: file, refetchOnWindowFocus: true, staleTime: 60_000 })
  const isChanged = data.right !== file.right || (isCallError(error) && error.status === 404)
  useEffect(() => {
    // Ended, or another right: what this page shows and offers is not so any more.
    if (isChanged) globalThis.location.reload()
  }, [isChanged])
  return (
    <aside aria-label="Helping" className="border-b-2 border-mark bg-mark-wash">
      <p className="page flex flex-wrap items-center gap-x-5 gap-y-0 py-2.5 text-small">
        <span>
          <strong className="font-strong wrap-anywhere">You are looking at the file of {file.memberName}.</strong>{' '}
          {file.right === 'prepare' ? 'You can prepare drafts; they approve and send.' : 'You can read but not change anything.'}{' '}
          Their log shows what you look at.
        </span>
        <TextAnchor href="/settings">Leave</TextAnchor>
      </p>
    </aside>
  )
}

/** The session ended: the page starts again and says so, for no one signs in inside of someone else's file. */
export function HelpingSessionOver() {
  const isOver = useSyncExternalStore(watchSession, isSessionOver)
  useEffect(() => {
    if (isOver) globalThis.location.reload()
  }, [isOver])
  return null
}
