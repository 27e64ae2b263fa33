import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFocusOnChange } from '#web/parts/use-focus-on-change.ts'
import { useTitle } from '#web/platform/title.ts'
import { CaseFile } from '#web/screens/disputes/case-file.tsx'
import { ManageDisputes } from '#web/screens/disputes/manage-disputes.tsx'
import { NewDispute } from '#web/screens/disputes/new-dispute.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** /disputes: every dispute in a list; `?id=` opens the file of one. */
export function DisputesScreen() {
  useTitle('AI-Powered Dispute Management')
  const { id } = useSearch({ from: '/disputes' })
  const navigate = useNavigate()
  const [isOpening, setIsOpening] = useState(false)
  useFocusOnChange(id)
  return (
    <>
      <PageHeading
        title="AI-Powered Dispute Management"
        lead="You can dispute mistakes yourself, for free. We write the letters, keep the clock, and tell you what comes next."
        action={
          <Button tone="primary" onClick={() => setIsOpening(true)}>
            New Dispute
          </Button>
        }
      />
      <div className="mt-6">
        <Tabs
          label="Dispute management"
          value="manage"
          onChange={() => undefined}
          tabs={[
            {
              value: 'manage',
              label: 'Manage Disputes',
              panel: id === undefined ? <ManageDisputes onNew={() => setIsOpening(true)} /> : <CaseFile key={id} id={id} />,
            },
          ]}
        />
      </div>
      {isOpening ? (
        <NewDispute
          onClose={() => setIsOpening(false)}
          onOpened={(dispute) => {
            setIsOpening(false)
            void navigate({ to: '/disputes', search: { id: dispute.id } })
          }}
        />
      ) : null}
    </>
  )
}
