import { expect, it } from 'vitest'
import { startRunBeside } from '#tools/bench/run-beside.ts'

it('runs one program after the other, and tells when its shell was killed', async () => {
  const beside = startRunBeside()
  await beside.run('true', [])
  const killed = beside.run('sh', ['-c', 'kill -9 $PPID'])
  await expect(killed).rejects.toThrow('has ended')
})
