import { describe, expect, it } from 'vitest'
import { DISPUTES_TABS, tabOf } from '#web/screens/disputes/disputes-tab.ts'

describe('the panel that an address names', () => {
  it.each(DISPUTES_TABS)('%s', (tab) => expect(tabOf(tab)).toBe(tab))
  it.each([undefined, '', 'Submit', 'settings'])('“%s” is the list', (text) => expect(tabOf(text)).toBe('manage'))
})
