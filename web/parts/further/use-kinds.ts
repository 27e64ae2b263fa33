import { useQuery } from '@tanstack/react-query'
import { listLetterKinds } from '#contract/letter-kinds.ts'
import { type About, queryOf } from '#web/parts/further/about-letter.ts'
import { read } from '#web/platform/query-client.ts'

/** Which kinds stand open. What was told, recorded or sent elsewhere changes it: asked again each time it is shown. */
export const useKinds = (about: About) =>
  useQuery({ ...read(listLetterKinds, { query: queryOf(about) }), staleTime: 0, refetchOnMount: 'always' })
