import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataKeys } from '#server/database/tables/keys.ts'
import { within } from '#server/context.ts'
import { masterOf } from '#server/platform/master-key.ts'
import { keyVersionOf, sealByInstallation } from '#server/platform/seal.ts'
import { forgetKeys, openKeyRing, seal, sealsOf, unseal } from '#server/platform/vault.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const bytes = Buffer.from('what is private')
const keysOf = (userId: string) => test.context.db.select().from(dataKeys).where(eq(dataKeys.userId, userId))
/** As another process, or this one after a new start, would see it. */
const anew = () => ({ ...test.context, keys: openKeyRing(test.context.keys.master) })

describe('what is sealed for a person', () => {
  it('opens for the same place with one key, also after a new start', async () => {
    const { id } = await newMember(test.app)
    const sealed = await seal(test.context, `${id}/reports/a`, bytes)
    expect(keyVersionOf(sealed)).toBe(1)
    expect(await unseal(anew(), `${id}/reports/a`, sealed)).toEqual(bytes)
    await seal(anew(), `${id}/reports/b`, bytes)
    expect(await keysOf(id)).toHaveLength(1)
  })

  it('has one key where many seal at once', async () => {
    const { id } = await newMember(test.app)
    const places = Array.from({ length: 8 }, (_, index) => `${id}/papers/${index}`)
    const sealed = await Promise.all(places.map((place) => seal(anew(), place, bytes)))
    expect(await keysOf(id)).toHaveLength(1)
    for (const [index, place] of places.entries()) expect(await unseal(anew(), place, sealed[index] ?? bytes)).toEqual(bytes)
  })

  it('does not open elsewhere, for somebody else, or with another master', async () => {
    const [one, other] = [await newMember(test.app), await newMember(test.app)]
    const sealed = await seal(test.context, `${one.id}/a`, bytes)
    await seal(test.context, `${other.id}/a`, bytes)
    await expect(unseal(test.context, `${one.id}/b`, sealed)).rejects.toThrow()
    await expect(unseal(test.context, `${other.id}/a`, sealed)).rejects.toThrow()
    await expect(
      unseal({ ...test.context, keys: openKeyRing(masterOf('another secret')) }, `${one.id}/a`, sealed),
    ).rejects.toThrow()
    const seals = await sealsOf(test.context, one.id)
    expect(() => seals.unseal(`${other.id}/a`, sealed)).toThrow('somebody else')
    expect(() => seals.seal(`${other.id}/a`, bytes)).toThrow('somebody else')
  })

  it('never opens again once the key is destroyed, though the file and the secret are there', async () => {
    const { id } = await newMember(test.app)
    const sealed = await seal(test.context, `${id}/a`, bytes)
    await test.context.db.execute(sql`delete from users where user_id = ${id}::uuid`)
    forgetKeys(test.context, [id])
    expect(await keysOf(id)).toEqual([])
    await expect(unseal(test.context, `${id}/a`, sealed)).rejects.toThrow()
    await expect(unseal(anew(), `${id}/a`, sealed)).rejects.toThrow()
  })

  it('cannot be sealed for nobody', async () => {
    await expect(seal(test.context, `${randomUUID()}/a`, bytes)).rejects.toThrow()
  })

  it('remembers no key of a transaction that was lost', async () => {
    const { id } = await newMember(test.app)
    const lost = test.context.db.transaction(async (tx) => {
      const sealed = await seal(within(test.context, tx), `${id}/a`, bytes)
      expect(await unseal(within(test.context, tx), `${id}/a`, sealed)).toEqual(bytes)
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    const sealed = await seal(test.context, `${id}/a`, bytes)
    expect(await unseal(anew(), `${id}/a`, sealed)).toEqual(bytes)
  })

  it('opens as an earlier version left it', async () => {
    const { id } = await newMember(test.app)
    const old = sealByInstallation(test.context.secret, `${id}/a`, bytes)
    expect(await unseal(test.context, `${id}/a`, old)).toEqual(bytes)
    expect((await sealsOf(test.context, id)).unseal(`${id}/a`, old)).toEqual(bytes)
    const fixed = Buffer.from('mkaVMHbRiLKGqFHnpKIUEf1PmK/YYLHy64SizYxyG5rshehB7w==', 'base64')
    const place = '00000000-0000-4000-8000-000000000001/reports/a'
    expect(Buffer.from(await unseal(test.context, place, fixed)).toString()).toBe('as it was')
  })
})
