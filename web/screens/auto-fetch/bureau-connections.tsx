import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { connectBureau, listBureauConnections } from '#contract/bureau-connections.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { Connection } from '#web/parts/pull/bureau-service.ts'
import { refreshPulled } from '#web/parts/pull/refresh-pulled.ts'
import { writeInstant } from '#web/parts/written.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import type { Credentials } from '#web/screens/auto-fetch/use-fetch-reports.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

interface BureauConnectionsProps {
  readonly hasSsn: boolean
  readonly isFetching: boolean
  /** Hands over the identity of the form when it is whole, else says what is missing. */
  readonly withIdentity: (use: (credentials: Credentials) => void) => void
  readonly onRetrieveAll: () => void
}

/** The three bureaus: connected or not, each to connect or refresh; all at once when all three are connected. */
export function BureauConnections({ hasSsn, isFetching, withIdentity, onRetrieveAll }: BureauConnectionsProps) {
  const { data, isPending, isError, error, refetch } = useQuery(read(listBureauConnections, {}))
  const connect = useConnect()
  const asked = data?.filter(({ canBeAsked }) => canBeAsked) ?? []
  const areAllConnected = asked.length > 0 && asked.every(({ status }) => status === 'connected')
  return (
    <Sheet title="Bureau connections" holds="ledger">
      {isPending ? <SkeletonRows count={3} label="Loading the bureau connections" /> : null}
      {isError ? (
        <div className="px-5 py-5 md:px-7">
          <LoadFailure what="The bureau connections" error={error} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {data === undefined ? null : (
        <Ledger label="Bureau connections">
          {data.map((connection) => (
            <ConnectionRow
              key={connection.bureau}
              connection={connection}
              isConnecting={connect.isPending && connect.variables.bureau === connection.bureau}
              hasFailed={connect.isError && connect.variables.bureau === connection.bureau}
              isBlocked={connect.isPending || isFetching}
              hasSsn={hasSsn}
              onConnect={() => withIdentity((credentials) => connect.mutate({ bureau: connection.bureau, credentials }))}
            />
          ))}
        </Ledger>
      )}
      <div className="space-y-2 px-5 py-5 md:px-7">
        <Button
          wide="phone"
          busy={isFetching}
          onClick={onRetrieveAll}
          {...(!areAllConnected && {
            disabledBecause: asked.length < 3 ? 'Connect the bureaus first.' : 'Connect all three bureaus first.',
          })}
        >
          Retrieve All Reports
        </Button>
      </div>
    </Sheet>
  )
}

function useConnect() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { bureau: Bureau; credentials: Credentials }) => call(connectBureau, { body }),
    retry: false,
    onSettled: () => refreshPulled(client),
    onSuccess: ({ report }) => {
      if (report.status === 'error') toast({ title: 'Connection Failed', description: report.error ?? '', tone: 'destructive' })
    },
    onError: (error, { bureau }) => {
      const failed = `Failed to connect to ${BUREAU_NAMES[bureau]}. Please verify your credentials.`
      const description = isCallError(error) && error.code === 'consent_needed' ? wordsOf(error, failed) : failed
      toast({ title: 'Connection Failed', description, tone: 'destructive' })
    },
  })
}

const STATUS_TAGS = {
  not_connected: { words: 'Not Connected', tone: 'neutral' },
  connecting: { words: 'Connecting', tone: 'info' },
  connected: { words: 'Connected', tone: 'good' },
  failed: { words: 'Failed', tone: 'bad' },
} as const

/** Why the bureau cannot be asked now; nothing where it can. */
function whyNot({ canBeAsked, needsConsent, consent }: Connection, hasSsn: boolean): { disabledBecause?: string } {
  if (!canBeAsked) return { disabledBecause: 'No connection is set up here. Upload its report instead.' }
  if (needsConsent && consent === null) return { disabledBecause: 'Sign your written consent above first.' }
  return hasSsn ? {} : { disabledBecause: 'Enter your SSN in the form above first.' }
}

interface ConnectionRowProps {
  readonly connection: Connection
  readonly isConnecting: boolean
  readonly hasFailed: boolean
  readonly isBlocked: boolean
  readonly hasSsn: boolean
  readonly onConnect: () => void
}

function ConnectionRow({ connection, isConnecting, hasFailed, isBlocked, hasSsn, onConnect }: ConnectionRowProps) {
  const name = BUREAU_NAMES[connection.bureau]
  const { words, tone } = STATUS_TAGS[isConnecting ? 'connecting' : hasFailed ? 'failed' : connection.status]
  return (
    <LedgerRow
      title={name}
      level={3}
      marks={
        <>
          <BureauMark bureau={connection.bureau} />
          <Tag tone={tone}>{words}</Tag>
          {connection.isPractice ? <Tag tone="warn">Practice</Tag> : null}
        </>
      }
      actions={
        <Button
          about={name}
          busy={isConnecting}
          disabled={isBlocked && !isConnecting}
          onClick={onConnect}
          {...whyNot(connection, hasSsn)}
        >
          {connection.status === 'connected' ? 'Refresh' : 'Connect'}
        </Button>
      }
    >
      <p className="text-small text-soft">
        {connection.reportAvailable ? 'A report is available.' : 'No report yet.'}
        {connection.lastUpdated === null ? '' : ` Last updated ${writeInstant(connection.lastUpdated)}.`}
      </p>
    </LedgerRow>
  )
}
