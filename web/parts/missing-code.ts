import { toast } from '#web/ui/toast.ts'

/** Someone pressed something whose code isn't on the server, and loading the page again didn't help. */
export const tellMissingCode = (): void =>
  void toast({ title: 'Part of this page didn’t load', description: 'Reload the page and try again.', tone: 'destructive' })
