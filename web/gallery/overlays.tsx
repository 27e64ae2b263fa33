import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuAct, MenuNote, MenuRule } from '#web/ui/menu.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

export function Overlays() {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [isAlertOpen, setIsAlertOpen] = useState(false)
  return (
    <Sheet title="Above the page">
      <div className="flex flex-wrap gap-3">
        <Dialog
          isOpen={isDialogOpen}
          onOpenChange={setIsDialogOpen}
          trigger={<Button>New Dispute</Button>}
          title="New Dispute"
          description="Only the bureaus and companies you tick will see this."
          footer={
            <>
              <Button onClick={() => setIsDialogOpen(false)}>Cancel</Button>
              <Button tone="primary">Create dispute</Button>
            </>
          }
        >
          <TextField name="in-dialog" label="Who reported it?" />
        </Dialog>
        <AlertDialog
          isOpen={isAlertOpen}
          onOpenChange={setIsAlertOpen}
          trigger={<Button tone="danger">Erase</Button>}
          title="Erase your account?"
          description="Everything is removed at once. This cannot be undone."
          confirmLabel="Erase everything"
          isDangerous
          onConfirm={() => setIsAlertOpen(false)}
        />
        <Menu trigger={<Button>More</Button>}>
          <MenuNote>dana@example.com</MenuNote>
          <MenuRule />
          <MenuAct icon={Trash2} onSelect={() => toast({ title: 'Removed' })}>
            Remove
          </MenuAct>
        </Menu>
        <Tooltip text="Copies the letter">
          <IconButton icon={Copy} label="Copy" />
        </Tooltip>
        <Button
          onClick={() =>
            toast({ title: 'Login Failed', description: 'Please check your email and password.', tone: 'destructive' })
          }
        >
          Failure
        </Button>
      </div>
    </Sheet>
  )
}
