import { createToastStore, type ToastMessage } from '#web/ui/toast-store.ts'

/** The toasts of this page. */
export const toasts = createToastStore((act, ms) => void setTimeout(act, ms))

/** Shows a message for five seconds: `toast({ title: 'Login Failed', description, tone: 'destructive' })`. Answers its id. */
export const toast = (message: ToastMessage): number => toasts.show(message)
