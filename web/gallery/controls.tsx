import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { phoneMask } from '#web/ui/masks.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Table } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const CHOICES = [
  { value: 'equifax', label: 'Equifax' },
  { value: 'experian', label: 'Experian' },
  { value: 'creditor', label: 'The creditor', detail: 'They reported it first' },
]

export function Controls() {
  const [tab, setTab] = useState('manage')
  return (
    <>
      <Sheet title="Buttons and tags">
        <div className="flex flex-wrap items-start gap-3">
          <Button tone="primary">Send 3 letters</Button>
          <Button>View</Button>
          <Button tone="quiet">Skip</Button>
          <Button tone="danger">Erase everything</Button>
          <Button tone="primary" busy>
            Sending
          </Button>
          <Button disabledBecause="Choose a dispute to turn this on.">Get Strategy</Button>
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {(['neutral', 'good', 'info', 'warn', 'bad'] as const).map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </div>
      </Sheet>
      <Sheet title="Form">
        <div className="space-y-6">
          <ErrorSummary attempt={0} problems={[{ field: 'creditor', message: 'Creditor is required' }]} />
          <TextField
            name="creditor"
            label="Who reported it?"
            hint="The company name as it appears on your report"
            error="Creditor is required"
          />
          <TextArea name="wrong" label="What is wrong?" hint="In your own words." />
          <TextField name="gallery-phone" label="Phone" isOptional mask={phoneMask} characters={14} />
          <PasswordField name="gallery-password" label="Password" autoComplete="new-password" />
          <SelectField name="state" label="State" placeholder="Choose a state" options={[{ value: 'OR', label: 'Oregon' }]} />
          <ChoiceCards name="targets" type="checkbox" label="Who should we write to?" choices={CHOICES} />
          <ChoiceCards name="how" type="radio" label="How do you want to send it?" choices={CHOICES} error="Choose one" />
          <Checkbox name="remember" label="Remember my email" defaultChecked />
        </div>
      </Sheet>
      <Sheet title="Progress and notes">
        <div className="space-y-5">
          <Progress label="Reading page 12 of 40" value={12} max={40} />
          <Progress label="Starting" value={null} />
          <Notice title="3 days left">Discover Bank must answer by December 2.</Notice>
          <Notice tone="bad">The letter could not be sent.</Notice>
          <Waiting />
          <Details summary="Show as a table">
            <Table
              caption="Scores"
              columns={[
                { name: 'Bureau', cell: (row: { name: string; score: number }) => row.name, isRowName: true },
                { name: 'Score', cell: (row) => row.score, isNumber: true },
              ]}
              rows={[
                { name: 'Equifax', score: 641 },
                { name: 'Experian', score: 652 },
              ]}
              keyOf={(row) => row.name}
            />
          </Details>
          <div>
            <Details look="row" name="why" summary="Why this date?">
              The letter was delivered on November 2.
            </Details>
            <Details look="row" name="why" summary="What if they do not answer?">
              Then the entry must come off.
            </Details>
          </div>
        </div>
      </Sheet>
      <Tabs
        label="Disputes"
        value={tab}
        onChange={setTab}
        tabs={['manage', 'submit', 'ai tools', 'letters', 'strategy'].map((value, index) => ({
          value,
          label: `Tab for ${value}`,
          ...(index === 0 && { count: 120 }),
          panel: <h2>{value}</h2>,
        }))}
      />
    </>
  )
}
