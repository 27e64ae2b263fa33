import { X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toasts } from '#web/ui/toast.ts'
import { type ShownToast, TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_MAX_WIDTH_PX, TOAST_SWIPE_PX } from '#web/ui/toast-store.ts'

const WIDTH: CSSProperties & { readonly '--toast-width': string } = { '--toast-width': `${TOAST_MAX_WIDTH_PX}px` }

/** Where toasts appear: full width on a phone, at most 420 px from 768 px up. F8 brings the focus here. Drawn once, by the shell, inside a live region. */
export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.read)
  return (
    <Primitive.Provider duration={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_PX} swipeDirection="right">
      {list.map((shown) => (
        <ToastNote key={shown.id} shown={shown} />
      ))}
      <Primitive.Viewport hotkey={TOAST_HOTKEY} className="toasts md:max-w-(--toast-width)" style={WIDTH} />
    </Primitive.Provider>
  )
}

/** The list is in a live region of ours: Radix would put the same words into the page a second time to have them read. */
const SPOKEN_IN_PLACE = { 'data-radix-toast-announce-exclude': '' }

function ToastNote({ shown }: { readonly shown: ShownToast }) {
  const isBad = shown.tone === 'destructive'
  return (
    <Primitive.Root
      open={shown.isOpen}
      type={isBad ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => {
        if (!isOpen) toasts.dismiss(shown.id)
      }}
      className={`pointer-events-auto flex animate-rise items-start gap-3 rounded-button border-l-4 bg-toast py-2 pr-1 pl-4 text-on-toast shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) [&_button]:text-on-toast [&_button]:hover:bg-veil ${isBad ? 'border-toast-bad' : 'border-mark'}`}
    >
      <div className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        <Primitive.Title className="font-strong" {...SPOKEN_IN_PLACE}>
          {shown.title}
        </Primitive.Title>
        {shown.description === undefined ? null : (
          <Primitive.Description className="text-small" {...SPOKEN_IN_PLACE}>
            {shown.description}
          </Primitive.Description>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton icon={X} label="Dismiss" />
      </Primitive.Close>
    </Primitive.Root>
  )
}
