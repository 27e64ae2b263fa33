import { useQuery } from '@tanstack/react-query'
import { readIdentity } from '#contract/identity.ts'
import { IdentityFields } from '#web/parts/identity/identity-fields.tsx'
import { AddPaper } from '#web/parts/papers/add-paper.tsx'
import { may } from '#web/platform/may.ts'
import { read } from '#web/platform/query-client.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toast } from '#web/ui/toast.ts'

/** Who the member is, as their letters say it. */
export function IdentitySheet() {
  const { data } = useQuery(read(readIdentity, {}))
  if (!may('changeIdentity')) return null
  return (
    <Sheet title="Who you are">
      <p className="measure mb-5 text-soft">
        Your letters use these details so that a bureau finds the right file. Only you can confirm them. We keep them encrypted.
      </p>
      {data === undefined || data.unlistedAddresses.length === 0 ? null : (
        <Notice tone="info" title="None of your reports lists this address">
          {data.unlistedAddresses.join('; ')}. A bureau may ask for proof. Add a photo of a bill or statement that shows it, and
          enclose it with your letters.
          <AddPaper onAdded={() => toast({ title: 'Paper added', description: 'New letters to bureaus will enclose it.' })} />
        </Notice>
      )}
      <IdentityFields onSaved={() => toast({ title: 'Saved', description: 'Your letters now use these details.' })} />
    </Sheet>
  )
}
