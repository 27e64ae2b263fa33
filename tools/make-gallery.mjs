// `npm run gallery`: visits every screen in each of its states and keeps small pictures of them, with a page to leaf through.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'

const GALLERY = 'docs/gallery'
const STATES = ['anonymous', 'unpaid', 'empty', 'one', 'many', 'loading', 'failing']

rmSync(GALLERY, { recursive: true, force: true })
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, GALLERY: '1' } }).status
if (run('tools/prepare.mjs') !== 0) process.exit(1)
const status = run('node_modules/@playwright/test/cli.js', 'test', 'every-route')

const names = readdirSync(GALLERY).filter((name) => name.endsWith('.webp'))
const screens = [...new Set(names.map((name) => name.split('--')[0]))].toSorted()
const picture = (screen, state, size) => {
  const name = `${screen}--${state}-${size}.webp`
  return names.includes(name) ? `![${screen}, ${state}, ${size}](${name})` : null
}
const sections = screens.map((screen) => {
  const states = STATES.filter((state) => names.some((name) => name.startsWith(`${screen}--${state}-`)))
  const rows = states.map(
    (state) =>
      `### ${state}\n\n${['phone', 'desktop']
        .map((size) => picture(screen, state, size))
        .filter(Boolean)
        .join(' ')}\n`,
  )
  return `## /${screen === 'home' ? '' : screen}\n\n${rows.join('\n')}`
})
const head =
  '# Every screen in each of its states\n\nMade by `npm run gallery` from `e2e/every-route`; half the size of the screen. Nothing here is about a real person.\n'
writeFileSync(`${GALLERY}/README.md`, [head, ...sections].join('\n'))
process.exit(status ?? 1)
