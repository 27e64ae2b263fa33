import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { inTurnOf, whoAsks } from '#adapters/threads/fair-turns.ts'

const READ = { text: 'read', confidence: 90, words: [] }

describe('pages of several members', () => {
  it('are recognised one of each in turn, scans and single pages alike, however many one member sends', async () => {
    const order: string[] = []
    const gate = Promise.withResolvers<void>()
    const recognition = embeddedRecognition(() => ({
      read: async () => {
        order.push(whoAsks().member)
        await gate.promise
        return READ
      },
      worked: async () => 0,
      terminate: async () => undefined,
    }))
    const blank = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    const screen = await sharp({
      create: { width: 850, height: 600, channels: 3, background: '#ffffff' },
    })
      .composite([{ input: Buffer.from(PRINT), top: 0, left: 0 }])
      .png()
      .toBuffer()
    const single = (member: string) => inTurnOf({ member, isBehindCalls: false }, () => recognition.recognise(blank))
    const scan = (member: string) => inTurnOf({ member, isBehindCalls: true }, () => recognition.readPage(screen))
    const first = single('a')
    await expect.poll(() => order).toEqual(['a'])
    const scans = [scan('b'), scan('b'), scan('b')]
    const others = [single('c'), single('d')]
    gate.resolve()
    await Promise.all([first, ...scans, ...others])
    // A page may be read in pieces; they are one turn.
    const turns = order.filter((member, index) => member !== order[index - 1])
    expect(turns).toEqual(['a', 'b', 'c', 'd', 'b'])
    await recognition.close()
  })
})

const PRINT = `<svg xmlns="http://www.w3.org/2000/svg" width="850" height="600">${Array.from(
  { length: 12 },
  (_, line) =>
    `<text x="60" y="${60 + line * 40}" font-family="sans-serif" font-size="30">Account ${line} opened 2019, balance 120</text>`,
).join('')}</svg>`
