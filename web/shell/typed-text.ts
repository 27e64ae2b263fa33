import { CARRIED } from '#web/shell/is-carried.ts'

/** Text fields of the page; passwords are typed again. */
const fields = (): readonly HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('main input[name]')].filter(({ type }) => /^(text|email|tel)$/.test(type))

/** Keeps what was typed for the page that comes next. */
export function takeAlong(): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(fields().map(({ name, value }) => [name, value])))
  } catch {
    // Without storage the fields start empty.
  }
}

/** Types it again, once. */
export function putBack(): void {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(CARRIED) ?? '[]')
    sessionStorage.removeItem(CARRIED)
    const values = new Map(Array.isArray(typed) ? typed.map(([name, value]) => [String(name), String(value)]) : [])
    for (const field of fields()) {
      const value = values.get(field.name)
      if (value === undefined || field.value !== '') continue
      // React hears of it as of something typed.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  } catch {
    // The same.
  }
}
