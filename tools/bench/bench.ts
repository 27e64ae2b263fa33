import { cpus, loadavg } from 'node:os'
import { benchHttp } from '#tools/bench/http-speed.ts'
import { benchLetters } from '#tools/bench/letter-speed.ts'
import { benchReading } from '#tools/bench/reading-speed.ts'
import { benchLists } from '#tools/bench/list-speed.ts'
import { benchMailing } from '#tools/bench/mailing-speed.ts'
import { benchRules } from '#tools/bench/rule-speed.ts'
import { type Measured, MEASURED_HEADS, measuredCells } from '#tools/bench/measured.ts'
import { markdownTable } from '#tools/bench/reading-row.ts'

/** `npm run bench`: each figure against its reference in the same run. It ends with 1 where a figure misses its aim. */
const load = loadavg()[0] ?? 0
console.log(`Node ${process.version}, ${cpus().length} cores, load ${load.toFixed(1)} at the start\n`)

const all: Measured[] = []
for (const bench of [benchReading, benchHttp, benchRules, benchLetters, benchMailing, benchLists]) {
  try {
    all.push(...(await bench()))
  } catch (error) {
    // The others are still worth their minutes.
    console.error(`${bench.name} broke off:`, error)
    process.exitCode = 1
  }
}

console.log(markdownTable(MEASURED_HEADS, all.map(measuredCells)))

const missed = all.filter(({ isMet }) => isMet === false)
if (missed.length > 0) {
  console.log(`\n${missed.length} of ${all.length} figures miss their aim.`)
  process.exitCode = 1
}
