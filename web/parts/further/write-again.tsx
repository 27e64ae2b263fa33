import { useQuery } from '@tanstack/react-query'
import { readTold } from '#contract/letter-kinds.ts'
import { aboutOf, offeredKind } from '#web/parts/further/about-letter.ts'
import { FurtherRequest } from '#web/parts/further/ask-for-further.tsx'
import { useKinds } from '#web/parts/further/use-kinds.ts'
import { LetterRequest, wishOf } from '#web/parts/letter-request.tsx'
import { type Letter, type LetterHead, letterName } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

export interface WriteAgainProps {
  readonly letter: LetterHead
  /** There is no address to go to, or it was the wrong one. */
  readonly asksAddress: boolean
  readonly onWritten: (letter: Letter) => void
  readonly onClose: () => void
}

/** The same letter once more: the form of its kind, with what was told before. */
export function WriteAgain({ letter, asksAddress, onWritten, onClose }: WriteAgainProps) {
  const about = aboutOf(letter)
  const kinds = useKinds(about)
  // Read when the form is opened and not kept: it may hold the number of a police report.
  const told = useQuery({ ...read(readTold, { params: { id: letter.id } }), staleTime: 0, gcTime: 0 })
  const kind = offeredKind(letter)
  const shared = { asksAddress, onWritten, onClose }
  if (kind === null && told.data !== undefined) return <LetterRequest wish={wishOf(letter)} before={told.data} {...shared} />
  const offer = kinds.isFetchedAfterMount ? kinds.data?.find(({ letterType }) => letterType === kind) : undefined
  if (told.data !== undefined && offer?.why === null)
    return (
      <FurtherRequest
        about={'disputeId' in about ? { ...about, inquiry: told.data.inquiry } : about}
        creditor={letter.creditor}
        offer={offer}
        before={told.data}
        recipient={letter.bureau}
        {...shared}
      />
    )
  const failed = [kinds, told].find(({ isError }) => isError)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={letterName(letter)}>
      {failed !== undefined && failed.error !== null ? (
        <LoadFailure what="The form" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : offer?.why ? (
        <Notice title="You can’t rewrite this letter now">{offer.why}</Notice>
      ) : (
        <Waiting label="Loading the form" />
      )}
    </Dialog>
  )
}
