import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { uploadReport } from '#contract/reports.ts'
import { call, type Answered } from '#server/testing/member.ts'

/** Uploads a file, or the pictures of a report's pages, as a member does: the form of the upload widget. */
export function upload(
  app: FastifyInstance,
  given: {
    cookie: string
    bytes: Uint8Array | readonly Uint8Array[]
    bureau?: z.input<typeof uploadReport.body>['bureau']
    password?: string
    replaces?: string
    name?: string
  },
): Promise<Answered<typeof uploadReport>> {
  const { cookie, bytes, bureau = 'auto', password, replaces, name = 'report.pdf' } = given
  const parts = bytes instanceof Uint8Array ? [bytes] : bytes
  return call(app, uploadReport, {
    cookie,
    body: {
      bureau,
      userId: '1',
      ...(password === undefined ? {} : { password }),
      ...(replaces === undefined ? {} : { replaces }),
    },
    files: parts.map((part) => ({ field: 'creditReport', name, type: 'application/pdf', bytes: part })),
  })
}
