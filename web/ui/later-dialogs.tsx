import { later } from '#web/ui/later.tsx'

/** The same dialogs for what few people open: their code comes with the first. Drawn only while open. */
export const LaterDialog = later(async () => (await import('#web/ui/dialog.tsx')).Dialog)
export const LaterAlertDialog = later(async () => (await import('#web/ui/alert-dialog.tsx')).AlertDialog)
