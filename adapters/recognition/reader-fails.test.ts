import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'

describe('a reader that fails', () => {
  const READ = { text: 'read', confidence: 90, words: [] }
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()

  /** Each reader in turn fails with a text, or reads. */
  function failing(...texts: readonly (string | null)[]) {
    let readers = 0
    let ended = 0
    const recognition = embeddedRecognition(() => {
      const text = texts[readers] ?? null
      readers += 1
      return {
        read: async () => (text === null ? READ : Promise.reject(new Error(text))),
        worked: async () => 0,
        terminate: async () => {
          ended += 1
        },
      }
    })
    return { recognition, counts: () => [readers, ended] }
  }

  it('is started anew once, and the picture is read', async () => {
    const { recognition, counts } = failing('unreachable')
    expect(await recognition.recognise(await picture)).toMatchObject({ kind: 'text', text: 'read' })
    expect(counts()).toEqual([2, 1])
  })

  it('and fails again is no fault of the picture; nothing of its words is told', async () => {
    const { recognition, counts } = failing('a 123-45-6789', 'b 123-45-6789')
    const failure = await recognition.recognise(await picture).catch(String)
    expect(failure).toContain('failed twice')
    expect(failure).not.toContain('123-45')
    expect(counts()).toEqual([2, 2])
    expect(await recognition.recognise(await picture)).toMatchObject({ kind: 'text' })
  })

  it('is not asked about a damaged picture', async () => {
    const { recognition, counts } = failing()
    expect(await recognition.recognise((await picture).subarray(0, 20))).toEqual({ kind: 'refused', reason: 'no_picture' })
    expect(counts()).toEqual([0, 0])
  })
})
