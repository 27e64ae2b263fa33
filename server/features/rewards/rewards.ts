import { type EarnedAct, earnedActs, REWARDED_ACTIONS } from '#engine/rewards/earned-acts.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { readAudit } from '#server/platform/read-audit.ts'

/** Front door of the rewards: the acts that earned the member points, oldest first. Nothing of them is stored. */
export const actsOf = async (context: Context, user: SignedIn): Promise<readonly EarnedAct[]> =>
  earnedActs(await readAudit(context, user, REWARDED_ACTIONS))
