import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { codeKeptHours } from '#lib/auth/rules.ts'
import { senderKeptDays } from '#lib/booking/rules/sender.ts'
import { keptDays } from '#lib/chat/rules/visitor.ts'
import { arrivalDays } from '#lib/privacy/rules.ts'
import { holdMinutes, maxHoldMinutes } from '#lib/rooms/rules/hold.ts'

const kinds = ['booking', 'arrival', 'shot', 'chat', 'hold', 'sender', 'address', 'codes'] as const
const limits = { arrivalDays, codeKeptHours, holdMinutes, keptDays, maxHoldMinutes, senderKeptDays }
const cell = 'block py-0.5 align-top md:table-cell md:py-3 md:pe-6'

/** The stored data with reasons and durations. On a phone the cells of a row are stacked, each with its label. */
export function KeptTable() {
  const t = useTranslations('privacy.what')
  const names = { data: t('colData'), why: t('colWhy'), long: t('colLong') }
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the implicit roles of a table away
    <table className="block w-full text-md leading-snug md:table" role="table">
      <thead className="sr-only md:not-sr-only" role="rowgroup">
        <tr className="text-ink-2 text-xs" role="row">
          {Object.values(names).map((name) => (
            <th className="pe-6 pb-2 text-start font-semibold" key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-line border-b md:table-row-group" role="rowgroup">
        {kinds.map((kind) => (
          <tr
            className="block border-line border-t py-3 md:table-row md:py-0"
            key={kind}
            role="row"
          >
            <th
              className={`${cell} text-start font-normal md:w-[38%]`}
              role="rowheader"
              scope="row"
            >
              <Label>{names.data}</Label>
              {t(`${kind}.data`)}
            </th>
            {(['why', 'long'] as const).map((column) => (
              <td className={`${cell} md:w-[31%]`} key={column} role="cell">
                <Label>{names[column]}</Label>
                {t(`${kind}.${column}`, limits)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

// The head of its column, for the eye: on a phone the columns have none.
function Label({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="block font-semibold text-ink-2 text-xs md:hidden">
      {children}
    </span>
  )
}
