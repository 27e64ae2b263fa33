import { useMutation } from '@tanstack/react-query'
import { readChain, readDocuments, readPacket } from '#contract/case-file.ts'
import { counted } from '#web/parts/written.ts'
import { wordsOf } from '#web/platform/api.ts'
import { download } from '#web/platform/download.ts'
import type { Case } from '#web/parts/case.ts'
import { FoldedPart } from '#web/screens/case-file/folded-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

/** The case to be taken along, and whether its timeline is as it was written. */
export function CasePacket({ dispute }: { readonly dispute: Case }) {
  const { id, chain, isPractice } = dispute
  const mark = isPractice ? 'PRACTICE-' : ''
  const short = id.slice(0, 8)
  const packet = useDownload(() => download(readPacket, { params: { id }, name: `${mark}case-packet-${short}.pdf` }))
  const papers = useDownload(() => download(readDocuments, { params: { id }, name: `${mark}dispute-documents-${short}.zip` }))
  const timeline = useDownload(() => download(readChain, { params: { id }, name: `${mark}dispute-chain-${short}.json` }))
  // That the timeline was changed is never folded away.
  const Holder = chain.kind === 'unbroken' ? FoldedPart : Sheet
  return (
    <Holder title="Export this case">
      <p className="text-small text-soft">
        One PDF for a lawyer, an agency or a court: timeline, letters as mailed, proofs of delivery, dates, and the report pages.
      </p>
      <div className="mt-4 flex flex-col gap-2">
        <Button wide busy={packet.isPending} onClick={() => packet.mutate()}>
          Download the packet
        </Button>
        <Button wide busy={papers.isPending} onClick={() => papers.mutate()}>
          Download documents
        </Button>
      </div>
      <div className="mt-4">
        {chain.kind === 'unbroken' ? (
          <p className="text-small">
            <strong>Timeline:</strong> {counted(chain.events, 'event')}, none changed.
          </p>
        ) : (
          <Notice tone="bad" title="The timeline was changed">
            {chain.why} Nothing more can be proven with it.
          </Notice>
        )}
      </div>
      <Details summary={<span className="text-small">How to verify this</span>}>
        <p className="text-small text-soft">
          Take <TextAnchor href="/verify-packet.mjs">verify-packet.mjs</TextAnchor> and run, on any computer with Node.js:
        </p>
        <p className="my-2 text-small">
          <code className="wrap-anywhere">node verify-packet.mjs packet.pdf</code>
        </p>
        <p className="text-small text-soft">
          It tells you if anything changed since the packet was made. No outside party signs it, but the post office’s and the
          bureau’s own records can confirm it.
        </p>
        {chain.kind === 'unbroken' ? <p className="mt-2 text-micro wrap-anywhere text-soft">Last hash {chain.head}</p> : null}
        <p className="mt-2">
          <Button busy={timeline.isPending} onClick={() => timeline.mutate()}>
            Export the timeline
          </Button>
        </p>
      </Details>
    </Holder>
  )
}

function useDownload(run: () => Promise<void>) {
  return useMutation({
    mutationFn: run,
    retry: false,
    onError: (error) =>
      toast({ title: 'Not downloaded', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
}
