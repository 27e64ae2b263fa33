/** The panels of /disputes. The last three have no trigger of their own: cards and buttons open them. */
export const DISPUTES_TABS = ['manage', 'submit', 'ai', 'analysis', 'letters', 'strategy'] as const
export type DisputesTab = (typeof DISPUTES_TABS)[number]

/** What `?tab=` names; the list when it names nothing. */
export const tabOf = (text: string | undefined): DisputesTab => DISPUTES_TABS.find((tab) => tab === text) ?? 'manage'
