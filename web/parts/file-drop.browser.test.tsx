import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileDrop } from '#web/parts/file-drop.tsx'

function Upload({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <main>
      <FileDrop name="creditReport" label="Your credit report" file={file} onChoose={setFile} isDisabled={isDisabled} />
    </main>
  )
}

const control = page.getByLabelText('Your credit report')
const pdf = (name: string, bytes = 4_000) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

function drop(file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  for (const kind of ['dragover', 'drop'])
    control.element().dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
}

describe('a place for a file', () => {
  it('takes one that is chosen, says its name and size, and takes another after it', async () => {
    await render(<Upload />)
    await userEvent.upload(control, pdf('equifax.pdf'))
    await expect.element(page.getByText('equifax.pdf')).toBeVisible()
    await expect.element(page.getByText('4 KB', { exact: false })).toBeVisible()
    await userEvent.upload(control, pdf('equifax-again.pdf', 2_500_000))
    await expect.element(page.getByText('equifax-again.pdf')).toBeVisible()
    await expect.element(page.getByText('2.4 MB', { exact: false })).toBeVisible()
  })

  it('takes the same file again, once it was changed', async () => {
    await render(<Upload />)
    await userEvent.upload(control, pdf('report.pdf', 1_000))
    await expect.element(page.getByText('1 KB', { exact: false })).toBeVisible()
    await userEvent.upload(control, pdf('report.pdf', 9_000))
    await expect.element(page.getByText('9 KB', { exact: false })).toBeVisible()
  })

  it('takes one that is dropped on it, anywhere on its surface', async () => {
    await render(<Upload />)
    const { width, height } = control.element().getBoundingClientRect()
    expect([width > 300, height >= 128]).toEqual([true, true])
    drop(pdf('dropped.pdf'))
    await expect.element(page.getByText('dropped.pdf')).toBeVisible()
  })

  it('takes none while it is switched off', async () => {
    await render(<Upload isDisabled />)
    drop(pdf('dropped.pdf'))
    await expect.element(control).toBeDisabled()
    expect(page.getByText('dropped.pdf').query()).toBeNull()
  })

  it('breaks a long name instead of the page', async () => {
    await render(<Upload />)
    drop(pdf(`${'scan_of_my_report_'.repeat(12)}.pdf`))
    await expect.element(page.getByText('scan_of_my_report', { exact: false })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
})
