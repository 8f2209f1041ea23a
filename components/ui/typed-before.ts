type Field = HTMLInputElement | HTMLSelectElement

/**
 * Returns what somebody typed before the page worked, by the names of the fields: the values of the fields with
 * `data-early` in `form` that are not those of `fields`, with which the page was rendered. Only the first
 * effect may ask: afterwards React has set the fields anew.
 */
export function typedBefore(
  form: ParentNode | null | undefined,
  fields: Record<string, string | number>,
): Record<string, string> {
  const early = [...(form?.querySelectorAll<Field>('[data-early]') ?? [])]
  const typed = early.filter((field) => isTyped(field, String(fields[field.name])))
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

function isTyped(field: Field, before: string): boolean {
  if (field.type === 'radio' && field instanceof HTMLInputElement && !field.checked) return false
  // A list without what it was rendered with shows its first entry, which nobody has chosen.
  const isFirst = field instanceof HTMLSelectElement && field.selectedIndex === 0
  const had = isFirst ? [...field.options].some(({ value }) => value === before) : true
  return had && field.value !== before
}
