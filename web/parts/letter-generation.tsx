import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { generateLetter, senderForm } from '#contract/letters.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonTone } from '#web/ui/button-look.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.tsx'

/** What the letter is about and whom it goes to, as the call takes it. */
export type LetterWish = Pick<
  z.input<typeof generateLetter.body>,
  'negativeItemId' | 'disputeId' | 'recipient' | 'letterType' | 'statement'
>
type Sender = z.output<typeof senderForm>

interface GenerateLetterProps {
  readonly wish: LetterWish
  readonly onGenerated: (letterId: string) => void
  readonly tone?: ButtonTone
  readonly children?: ReactNode
}

/** Composes the letter. Name and address come from the report; where it prints none, they are asked for first. */
export function GenerateLetter({ wish, onGenerated, tone = 'primary', children = 'Generate letter' }: GenerateLetterProps) {
  const [isAsking, setIsAsking] = useState(false)
  const client = useQueryClient()
  const generation = useMutation({
    mutationFn: (userInfo: Sender | null) => call(generateLetter, { body: { ...wish, userInfo } }),
    retry: false,
    onSuccess: async ({ id }) => {
      await refreshCases(client)
      setIsAsking(false)
      onGenerated(id)
    },
    onError: (error) => {
      if (needsSender(error)) return setIsAsking(true)
      toast({
        title: 'Letter Generation Failed',
        description: wordsOf(error, 'Failed to generate dispute letter'),
        tone: 'destructive',
      })
    },
  })
  return (
    <>
      <Button tone={tone} busy={generation.isPending} onClick={() => generation.mutate(null)}>
        {children}
      </Button>
      {isAsking ? (
        <SenderDialog
          isBusy={generation.isPending}
          onSend={(sender) => generation.mutate(sender)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

const needsSender = (error: unknown): boolean =>
  isCallError(error) && error.issues.some(({ path }) => path.startsWith('userInfo.'))

interface SenderDialogProps {
  readonly isBusy: boolean
  readonly onSend: (sender: Sender) => void
  readonly onClose: () => void
}

function SenderDialog({ isBusy, onSend, onClose }: SenderDialogProps) {
  const user = useUser()
  const form = useZodForm(senderForm, { name: user?.name ?? '', address: '', city: '', state: '', zip: '' })
  const { errors, submitCount } = form.formState
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Your name and address"
      description="The report prints no address that the letter could carry. Only the recipient of the letter will see it."
    >
      <form noValidate onSubmit={form.handleSubmit(onSend)} className="space-y-5">
        <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
        <TextField label="Full name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <TextField
          label="Street address"
          autoComplete="street-address"
          error={errors.address?.message}
          {...form.register('address')}
        />
        <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...form.register('city')} />
        <TextField
          label="State"
          hint="Two letters, for example OH"
          autoComplete="address-level1"
          characters={4}
          error={errors.state?.message}
          {...form.register('state')}
        />
        <TextField
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          characters={10}
          error={errors.zip?.message}
          {...form.register('zip')}
        />
        <Button type="submit" tone="primary" wide="phone" busy={isBusy}>
          Generate letter
        </Button>
      </form>
    </Dialog>
  )
}
