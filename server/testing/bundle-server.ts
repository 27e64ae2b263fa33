import { execFileSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

/** Before the product is started from this tree: its bundle is of the sources as they are now. */
export const bundleServer = (folder = ROOT): void =>
  void execFileSync(process.execPath, ['tools/prepare.mjs', '--server-only'], { cwd: folder, stdio: 'inherit' })
