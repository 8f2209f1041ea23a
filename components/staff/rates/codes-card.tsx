import { CircleCheck, CircleStop, Clock3, type LucideIcon, Pencil } from 'lucide-react'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { WireCode } from '#lib/rates/schema/extras.ts'
import { Card } from '../kit/card.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { AddButton } from './add-button.tsx'
import {
  type CodeState,
  codeCounts,
  codeGives,
  codeUses,
  stateNames,
  stateOf,
} from './code-words.ts'
import { ExtraRow } from './extra-row.tsx'

type CodesCardProps = {
  codes: readonly WireCode[]
  today: string
  /** Called with null for a new code. */
  onEdit: (code: WireCode | null) => void
}

const pad = 'px-2 first:pl-5'
const cell = `border-rule border-b py-2.5 ${pad}`

/** The codes: a table, and on a phone a list. */
export function CodesCard({ codes, today, onEdit }: CodesCardProps) {
  return (
    <Card aside={<AddButton name="Add a code" onPress={() => onEdit(null)} />} title="Codes">
      {codes.length > 0 && (
        <>
          <div className="max-lg:hidden">
            <ListTable
              caption="Codes"
              columns={[
                'Code',
                'What it does',
                'Counts for',
                { name: 'Used', end: true },
                'State',
                { name: 'Edit', silent: true },
              ]}
              pad={pad}
            >
              {codes.map((code) => (
                <Row code={code} key={code.id} onEdit={() => onEdit(code)} today={today} />
              ))}
            </ListTable>
          </div>
          <ul className="lg:hidden">
            {codes.map((code) => (
              <ExtraRow
                about={`${codeGives(code)}. ${codeCounts(code)}. Used ${codeUses(code)}.`}
                key={code.id}
                name={code.code}
                onEdit={() => onEdit(code)}
                value={<State state={stateOf(code, today)} />}
              />
            ))}
          </ul>
        </>
      )}
      <p className="border-rule border-t px-4 py-3 text-ink-2 text-xs lg:px-5">
        One code a booking. A code and a long-stay discount are not added up: the guest gets the
        larger.
      </p>
    </Card>
  )
}

function Row({ code, today, onEdit }: { code: WireCode; today: string; onEdit: () => void }) {
  return (
    <tr className="num">
      <th className={`${cell} text-start font-semibold tracking-wide`} scope="row">
        {code.code}
      </th>
      <td className={cell}>{codeGives(code)}</td>
      <td className={`${cell} text-ink-2`}>{codeCounts(code)}</td>
      <td className={`${cell} whitespace-nowrap text-end`}>{codeUses(code)}</td>
      <td className={cell}>
        <State state={stateOf(code, today)} />
      </td>
      <td className={`${cell} pr-2 text-end`}>
        <IconButton className="icon-button" label={`Edit ${code.code}`} onClick={onEdit}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
      </td>
    </tr>
  )
}

const signs: Record<CodeState, [look: string, Icon: LucideIcon]> = {
  works: ['bg-leaf-tint text-leaf', CircleCheck],
  later: ['bg-rice text-ink', Clock3],
  used: ['bg-rice text-ink', CircleStop],
  ended: ['bg-rice text-ink', CircleStop],
}

function State({ state }: { state: CodeState }) {
  const [look, Icon] = signs[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs ${look}`}
    >
      <Icon aria-hidden="true" size={15} />
      {stateNames[state]}
    </span>
  )
}
