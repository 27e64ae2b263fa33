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

interface DisputeDebtProps {
  readonly reply: Reply
  /** Who bought the debt; null where the paper is from whoever it is owed to. */
  readonly disputeWith: string | null
}

/** A notice of a debt leads to a dispute with whoever collects it, whose case writes the letter and keeps the notice and its days. */
export function DisputeDebt({ reply, disputeWith }: DisputeDebtProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const open = useMutation({
    mutationFn: () => openFrom(reply, disputeWith),
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
  if (disputeWith === null && reply.sender === null) return <LinkButton to="/disputes">Go to disputes</LinkButton>
  return (
    <Offered by="createDispute">
      <Button tone="primary" busy={open.isPending} onClick={() => open.mutate()}>
        Dispute it and write the letter
      </Button>
    </Offered>
  )
}

async function openFrom(reply: Reply, disputeWith: string | null): Promise<string> {
  const creditor = disputeWith ?? reply.sender?.value.name ?? ''
  const description = disputeWith === null ? describe(reply) : describeSold(reply)
  const { id } = await call(createDispute, {
    body: { creditor, description, disputeTargets: ['creditor'], submissionMethod: 'mail' },
  })
  // The days of a letter of sale start no collector's clock.
  if (disputeWith === null) await tellNoticeDays(id, reply)
  await call(usePaper, { params: { id: reply.id }, body: { disputeId: id } })
  return id
}

async function tellNoticeDays(id: string, { datedOn, receivedOn, facts }: Reply): Promise<void> {
  const days = {
    noticeSentOn: datedOn?.value,
    noticeReceivedOn: receivedOn ?? undefined,
    noticeEndsOn: facts.find(({ name }) => name === 'disputeBy')?.value,
  }
  const told = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== undefined))
  if (Object.keys(told).length > 0) await call(tellDays, { params: { id }, body: told })
}

const describeSold = ({ sender }: Reply): string =>
  `${sender?.value.name ?? 'The company'} wrote that it sold this debt to you. I dispute it and ask for proof that I owe it and that you own it.`

function describe({ facts }: Reply): string {
  const valueOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.value
  const [amount, owedTo] = [valueOf('amount'), valueOf('originalCreditor')]
  const debt = [amount === undefined ? 'a debt' : `$${amount}`, owedTo === undefined ? '' : ` to ${owedTo}`].join('')
  return `A collection notice says that I owe ${debt}. I dispute this debt and ask for proof of it.`
}
