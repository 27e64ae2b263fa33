import { useTitle } from '#web/platform/title.ts'
import { HOME_PATH } from '#web/shell/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** Any path that the route table does not know. */
export function NotFound() {
  useTitle('404 Page Not Found')
  return (
    <div className="mx-auto max-w-xl">
      <Sheet>
        <h1>404 Page Not Found</h1>
        <p className="mt-2 mb-6 text-soft">Did you forget to add the page to the router?</p>
        <LinkButton to={HOME_PATH}>Back to the start</LinkButton>
      </Sheet>
    </div>
  )
}
