import { Suspense, useEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyPart } from '#web/platform/lazy-part.ts'

function Counter({ name }: { readonly name: string }) {
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {name}: {presses}
    </button>
  )
}

function StandIn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return <p>Loading</p>
}

describe('a part whose code is loaded later', () => {
  it('is drawn at once where its code was loaded ahead', async () => {
    const Part = lazyPart(() => Promise.resolve(Counter))
    await Part.loadAhead()
    const onDrawn = vi.fn()
    await render(
      <Suspense fallback={<StandIn onDrawn={onDrawn} />}>
        <Part name="Presses" />
      </Suspense>,
    )
    await expect.element(page.getByRole('button', { name: 'Presses: 0' })).toBeVisible()
    expect(onDrawn).not.toHaveBeenCalled()
  })

  it('keeps its state when it is drawn again after its code came', async () => {
    const Part = lazyPart(() => Promise.resolve(Counter))
    const screen = (name: string) => (
      <Suspense fallback={<p>Loading</p>}>
        <Part name={name} />
      </Suspense>
    )
    const { rerender } = await render(screen('Presses'))
    await userEvent.click(page.getByRole('button', { name: 'Presses: 0' }))
    await Part.loadAhead()
    await rerender(screen('Others'))
    await expect.element(page.getByRole('button', { name: 'Others: 1' })).toBeVisible()
  })

  it('is loaded again when it is drawn, if that failed ahead', async () => {
    let tries = 0
    const Part = lazyPart(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(Counter)
    })
    await Part.loadAhead()
    await render(
      <Suspense fallback={<p>Loading</p>}>
        <Part name="Presses" />
      </Suspense>,
    )
    await expect.element(page.getByRole('button', { name: 'Presses: 0' })).toBeVisible()
  })
})
