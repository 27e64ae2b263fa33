// Before the tests: what they drive besides npm's packages. On Debian as root it is installed; elsewhere a missing part is an error.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const DEBIAN = '/usr/lib/postgresql'
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const hasServer = () => existsSync(DEBIAN) && readdirSync(DEBIAN).some((version) => existsSync(`${DEBIAN}/${version}/bin/initdb`))

/** A browser without any font prints no text. Elsewhere than on Debian, fonts are the machine's own affair. */
const hasFonts = (folder) => !has('apt-get') || existsSync(`/usr/share/fonts/truetype/${folder}`)

const parts = [
  { debian: 'chromium', isThere: () => Boolean(process.env.CHROMIUM) || ['chromium', 'google-chrome'].some(has) },
  { debian: 'postgresql', isThere: hasServer },
  { debian: 'fonts-liberation', isThere: () => hasFonts('liberation') || hasFonts('liberation2') },
  { debian: 'fonts-dejavu-core', isThere: () => hasFonts('dejavu') },
  { debian: 'openssl', isThere: () => has('openssl') },
  { debian: 'poppler-utils', isThere: () => has('pdftotext') },
]

/** Quicker than the browser with windows, where Debian has it; without it the journeys take that one. */
const SHELL = 'chromium-headless-shell'

const missing = () => parts.filter((part) => !part.isThere()).map((part) => part.debian)

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
const installing = (names) => `apt-get install -y --no-install-recommends ${names.join(' ')}`
/** Whether they were installed; what went wrong is told only of what must be there. */
const install = (names, stderr) =>
  spawnSync('sh', ['-c', `${installing(names)} -q`], { stdio: ['ignore', 'ignore', stderr], env }).status === 0

const wanted = missing()
const isRoot = process.getuid?.() === 0
const canInstall = isRoot && has('apt-get')
if (wanted.length > 0 && !canInstall) {
  console.error(`The tests need ${wanted.join(', ')}. On Debian: sudo ${installing(wanted)}`)
  process.exit(1)
}
const wantsShell = canInstall && !process.env.CHROMIUM && !has(SHELL)
if (wanted.length > 0 || wantsShell) {
  console.log(`Installing for the tests: ${[...wanted, ...(wantsShell ? [SHELL] : [])].join(', ')} …`)
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env, timeout: 180_000 })
}
if (wanted.length > 0 && (!install(wanted, 'inherit') || missing().length > 0)) {
  console.error(`These could not be installed: ${missing().join(', ')}`)
  process.exit(1)
}
if (wantsShell) install([SHELL], 'ignore')
