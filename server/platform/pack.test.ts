import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openPack, streamPack } from '#server/platform/pack.ts'

it('gives back what was put in, texts and stored bytes alike', () => {
  const pack = openPack()
  const picture = new Uint8Array(200_000).map((_, index) => index % 251)
  pack.add('a/picture.png', picture)
  pack.add('index.txt', 'Documents')
  const files = unzipSync(pack.end())
  expect(Object.keys(files)).toEqual(['a/picture.png', 'index.txt'])
  expect(files['a/picture.png']).toEqual(picture)
  expect(strFromU8(files['index.txt'] ?? new Uint8Array())).toBe('Documents')
})

it('is full by number or by size', () => {
  const [many, big] = [openPack(), openPack()]
  for (let count = 0; count < 99; count += 1) many.add(`${count}.txt`, 'x')
  expect(many.isFull()).toBe(false)
  many.add('99.txt', 'x')
  expect(many.isFull()).toBe(true)
  big.add('1.png', new Uint8Array(63 * 1024 * 1024))
  expect(big.isFull()).toBe(false)
  big.add('2.png', new Uint8Array(1024 * 1024))
  expect(big.isFull()).toBe(true)
})

it('is written while it is read', async () => {
  const asked: string[] = []
  async function* documents() {
    for (const name of ['a.txt', 'b.bin']) {
      asked.push(name)
      yield { name, content: name === 'a.txt' ? 'words' : new Uint8Array(100_000).fill(7) }
    }
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of streamPack(documents())) {
    if (chunks.length === 0) expect(asked).toEqual(['a.txt'])
    chunks.push(chunk)
  }
  const files = unzipSync(Buffer.concat(chunks))
  expect(strFromU8(files['a.txt'] ?? new Uint8Array())).toBe('words')
  expect(files['b.bin']).toEqual(new Uint8Array(100_000).fill(7))
})
