type GuestWordsProps = {
  id: string
  label: string
  maxLength: number
  value: string
  onChange: (words: string) => void
}

/** The field of a dialog for words that the guest reads; it has the focus when the dialog opens. */
export function GuestWords({ id, label, maxLength, value, onChange }: GuestWordsProps) {
  return (
    <>
      <label className="mt-5 mb-1.5 block font-medium" htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-describedby={`${id}-help`}
        className="control block min-h-28 w-full px-3.5 py-2.5"
        data-autofocus
        id={id}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        value={value}
      />
      <p className="mt-1.5 text-ink-2 text-xs" id={`${id}-help`}>
        The guest reads these words in the mail and on the booking’s page.
      </p>
    </>
  )
}
