/**
 * Returns what somebody typed before the page worked, by the names of the fields: the values of the fields with
 * `data-early` in `form` that are not those of `fields`, with which the page was rendered. Only the first
 * effect may ask: afterwards React has set the fields anew.
 */
export function typedBefore(
  form: ParentNode | null | undefined,
  fields: Record<string, string | number>,
): Record<string, string> {
  type Field = HTMLInputElement | HTMLSelectElement
  const early = [...(form?.querySelectorAll<Field>('[data-early]') ?? [])]
  const typed = early.filter(({ name, value }) => value !== String(fields[name]))
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}
