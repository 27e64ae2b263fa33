import { useMutation } from '@tanstack/react-query'
import { exportAccount } from '#contract/account-data.ts'
import { wordsOf } from '#web/platform/api.ts'
import { download } from '#web/platform/download.ts'
import { EraseAccount } from '#web/screens/settings/erase-account.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { toast } from '#web/ui/toast.ts'

/** Taking everything along, and leaving nothing behind. */
export function OwnDataSheet() {
  return (
    <FoldedSheet title="Your data" holds="ledger">
      <Ledger label="Your data">
        <ExportRow />
        <EraseAccount />
      </Ledger>
    </FoldedSheet>
  )
}

function ExportRow() {
  const taking = useMutation({
    mutationFn: () => download(exportAccount, { name: 'errata-export.zip' }),
    retry: false,
    onSuccess: () => toast({ title: 'Archive Saved', description: 'Keep it where only you can read it.' }),
    onError: (error) => {
      const description = wordsOf(error, 'The archive could not be made. Try again.')
      toast({ title: 'Export Failed', description, tone: 'destructive' })
    },
  })
  return (
    <LedgerRow
      title="Export everything"
      actions={
        <Button busy={taking.isPending} onClick={() => taking.mutate()}>
          Download archive
        </Button>
      }
    >
      <p className="measure text-soft">
        One zip file: every report as it came, every letter as PDF, your papers and answers, your lists for a spreadsheet, and all
        the rest as JSON. Practice is marked.
      </p>
    </LedgerRow>
  )
}
