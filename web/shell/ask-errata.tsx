import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'

const AssistantDialog = lazyPart(async () => (await import('#web/shell/assistant-dialog.tsx')).AssistantDialog)

/** What opens the assistant, in the menu and in the drawer. */
export const ASK_ERRATA = 'Ask Errata'

/** Opens the assistant; its code is loaded when it is asked for. `dialog` is drawn next to the menu, which closes. */
export function useAssistant(): { readonly ask: () => void; readonly dialog: ReactNode } {
  const [wish, setWish] = useState<'none' | 'open' | 'closed'>('none')
  const dialog =
    wish === 'none' ? null : (
      <Suspense>
        <AssistantDialog isOpen={wish === 'open'} onOpenChange={(isOpen) => setWish(isOpen ? 'open' : 'closed')} />
      </Suspense>
    )
  return { ask: () => setWish('open'), dialog }
}
