import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { startCeph } from '#tools/local-services/ceph.ts'

/** `npm run s3`: the test of the files port against a whole S3 server. */
const { settings, close } = await startCeph()
try {
  const { bucket: Bucket, ...place } = settings
  await new S3Client({ ...place, forcePathStyle: true }).send(new CreateBucketCommand({ Bucket }))
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rooms', 'adapters/files/port.test.ts']
  const env = { ...process.env, ERRATA_FULL_S3: JSON.stringify(settings) }
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit')
  process.exitCode = code === 0 ? 0 : 1
} finally {
  await close()
}
