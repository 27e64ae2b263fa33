import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { POSTING, sentNews, useOneOrder } from '#web/parts/mailing/sending.ts'

it('a double click on Send is one order', async () => {
  const orders: string[] = []
  let arrive = (): void => undefined
  const pressed: { press: (order: string) => void } = { press: () => undefined }
  function Send() {
    const { mutate } = useMutation({
      mutationKey: POSTING,
      mutationFn: (order: string) => {
        orders.push(order)
        return new Promise<void>((resolve) => {
          arrive = resolve
        })
      },
    })
    Object.assign(pressed, { press: useOneOrder(mutate) })
    return null
  }
  const client = new QueryClient()
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Send />
    </QueryClientProvider>,
  )
  pressed.press('first')
  pressed.press('first')
  await expect.poll(() => orders).toEqual(['first'])
  arrive()
  await expect.poll(() => client.isMutating()).toBe(0)
  pressed.press('second')
  await expect.poll(() => orders).toEqual(['first', 'second'])
})

it('letters that were sent before are called neither a success nor a cost', () => {
  const message = 'You already sent these letters. Nothing was sent again.'
  expect(sentNews({ message, totalCost: 0, count: 0 })).toEqual({ title: 'Nothing was sent', description: message })
  expect(sentNews({ message: '1 letter handed to the practice post office.', totalCost: 8.5, count: 1 })).toEqual({
    title: 'Letters Sent Successfully',
    description: '1 letter handed to the practice post office. Total cost: $8.50.',
  })
})
