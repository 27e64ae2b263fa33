import type { readDisplay as endpoint } from '#contract/display.ts'
import { themeOf } from '#server/features/display/display.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readDisplay: Operation<typeof endpoint> = async (context, { user }) => ({ theme: await themeOf(context, user) })
