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
  { debian: 'poppler-utils', isThere: () => has('pdftotext') },
]

const missing = () => parts.filter((part) => !part.isThere()).map((part) => part.debian)

const wanted = missing()
if (wanted.length > 0) {
  const isRoot = process.getuid?.() === 0
  const install = `apt-get install -y --no-install-recommends ${wanted.join(' ')}`
  if (!isRoot || !has('apt-get')) {
    console.error(`The tests need ${wanted.join(', ')}. On Debian: sudo ${install}`)
    process.exit(1)
  }
  console.log(`Installing for the tests: ${wanted.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
  const done = spawnSync('sh', ['-c', `${install} -q`], { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (done.status !== 0 || missing().length > 0) {
    console.error(`These could not be installed: ${missing().join(', ')}`)
    process.exit(1)
  }
}
