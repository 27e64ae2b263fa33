import type { connectBureau as connect, listBureauConnections as list } from '#contract/bureau-connections.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { connectionAnswer, fetchedAnswer, told } from '#server/features/bureau-connections/answers.ts'
import { askBureaus, connectionsOf, personOf } from '#server/features/bureau-connections/bureau-connections.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Asks one bureau and remembers that it answered; again, it is refreshed. */
export const connectBureau: Operation<typeof connect> = async (context, { user, body, session }) => {
  const { bureau } = body
  const answers = await askBureaus(context, user, {
    person: personOf(context, body.credentials),
    bureaus: [bureau],
    action: 'report.connected',
    failed: `Failed to connect to ${BUREAU_NAMES[bureau]}. Please verify your credentials.`,
    session,
  })
  const [report] = await told(context, user, answers)
  const connection = (await connectionsOf(context, user)).find((one) => one.bureau === bureau)
  if (!report || !connection) throw new Error('a bureau that was asked has an answer and a connection')
  return { connection: connectionAnswer(connection), report: fetchedAnswer(report) }
}

export const listBureauConnections: Operation<typeof list> = async (context, { user }) =>
  (await connectionsOf(context, user)).map(connectionAnswer)
