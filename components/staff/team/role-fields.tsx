import { type Role, roles } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Choices } from '../kit/form/choices.tsx'

const t = staffWords('team')

type Rights = { role: Role; publishes: boolean }

type RoleFieldsProps = Rights & { onChange: (rights: Partial<Rights>) => void }

/** What somebody is to be, with what each may do, and whether somebody at the desk publishes the site. */
export function RoleFields({ role, publishes, onChange }: RoleFieldsProps) {
  return (
    <div className="grid gap-4">
      <Choices
        className="grid-cols-1"
        id="role"
        legend={t('role.legend')}
        look="grid gap-0.5 px-4 py-3 text-start! has-checked:bg-[#f1f6f2]"
        onChange={(chosen) => onChange({ role: chosen })}
        options={roles.toReversed().map((one) => [
          one,
          <span key={one}>
            <b className="block">{t(`role.names.${one}`)}</b>
            <span className="block font-normal text-ink-2 text-sm">{t(`role.may.${one}`)}</span>
          </span>,
        ])}
        value={role}
      />
      {role === 'desk' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3" htmlFor="publishes">
          <input
            checked={publishes}
            className="size-5 accent-lake"
            id="publishes"
            onChange={({ target }) => onChange({ publishes: target.checked })}
            type="checkbox"
          />
          {t('role.publishes')}
        </label>
      )}
    </div>
  )
}
