import type { Person } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { calledName, initialsOf, roleWords } from './words.ts'

const t = staffWords('team')

type PersonRowProps = {
  person: Person
  isMe: boolean
  onChange: () => void
  onRemove: () => void
}

/** A person, what they are, and, unless it's oneself, how to change or end that. */
export function PersonRow({ person, isMe, onChange, onRemove }: PersonRowProps) {
  const { email, name } = person
  const called = calledName(person)
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-rule border-t py-2.5 ps-4 pe-2 lg:ps-[22px]">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-lake font-semibold text-cream text-xs"
      >
        {initialsOf(person)}
      </span>
      <span className="wrap-anywhere min-w-0 flex-1 basis-[180px]">
        <b className="block font-semibold">
          {called} {isMe && <span className="font-normal text-ink-2">{t('you')}</span>}
        </b>
        {name && <span className="block text-ink-2 text-sm">{email}</span>}
        <span className="block text-ink-2 text-sm">{roleWords(person)}</span>
      </span>
      {!isMe && (
        <span className="ms-auto flex max-sm:w-full max-sm:ps-9">
          <Decide
            aria-label={t('role.named', { name: called })}
            kind="quiet"
            onPress={onChange}
            size="small"
          >
            {t('role.button')}
          </Decide>
          <Decide
            aria-label={t('remove.named', { name: called })}
            kind="quiet"
            onPress={onRemove}
            size="small"
          >
            {t('remove.button')}
          </Decide>
        </span>
      )}
    </li>
  )
}
