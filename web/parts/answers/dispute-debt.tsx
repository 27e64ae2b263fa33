import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usePaper } from '#contract/answers.ts'
import { createDispute, tellDays } from '#contract/disputes.ts'
import { refreshAnswers, type Reply } from '#web/parts/answers/answer-calls.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { toast } from '#web/ui/toast.ts'

/** A collector's notice leads to a dispute with that collector, whose case writes the letter and keeps the notice and its days. */
export function DisputeDebt({ reply }: { readonly reply: Reply }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const open = useMutation({
    mutationFn: () => openFrom(reply),
    retry: false,
    onSuccess: async (id) => {
      await refreshAnswers(client)
      await navigate({ to: '/disputes/$id', params: { id } })
    },
    onError: (error) =>
      void toast({ title: 'Not opened', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  if (reply.disputeId !== null)
    return (
      <LinkButton to="/disputes/$id" params={{ id: reply.disputeId }} tone="primary">
        Open the case
      </LinkButton>
    )
  if (reply.sender === null) return <LinkButton to="/disputes">Go to disputes</LinkButton>
  return (
    <Offered by="createDispute">
      <Button tone="primary" busy={open.isPending} onClick={() => open.mutate()}>
        Dispute it and write the letter
      </Button>
    </Offered>
  )
}

async function openFrom(reply: Reply): Promise<string> {
  const creditor = reply.sender?.value.name ?? ''
  const { id } = await call(createDispute, {
    body: { creditor, description: describe(reply), disputeTargets: ['creditor'], submissionMethod: 'mail' },
  })
  const days = {
    noticeSentOn: reply.datedOn?.value,
    noticeReceivedOn: reply.receivedOn ?? undefined,
    noticeEndsOn: reply.facts.find(({ name }) => name === 'disputeBy')?.value,
  }
  const told = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== undefined))
  if (Object.keys(told).length > 0) await call(tellDays, { params: { id }, body: told })
  await call(usePaper, { params: { id: reply.id }, body: { disputeId: id } })
  return id
}

function describe({ facts }: Reply): string {
  const valueOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.value
  const [amount, owedTo] = [valueOf('amount'), valueOf('originalCreditor')]
  const debt = [amount === undefined ? 'a debt' : `$${amount}`, owedTo === undefined ? '' : ` to ${owedTo}`].join('')
  return `A collection notice says that I owe ${debt}. I dispute this debt and ask for proof of it.`
}
