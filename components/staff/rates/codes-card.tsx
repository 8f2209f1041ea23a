import { CircleCheck, CircleStop, Clock3, type LucideIcon } from 'lucide-react'
import type { WireCode } from '#lib/rates/schema/extras.ts'
import { Card } from '../kit/card.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { day, rupees } from '../kit/words.ts'
import { AddButton, EditButton, ExtraRow } from './extras-cards.tsx'

type CodesCardProps = {
  codes: readonly WireCode[]
  today: string
  onEdit: (code: WireCode | null) => void
}

const pad = 'px-2 first:pl-5'
const cell = `border-rule border-b py-2.5 ${pad}`

/** The codes: a table, and on a phone a list. */
export function CodesCard({ codes, today, onEdit }: CodesCardProps) {
  return (
    <Card
      aside={<AddButton name="Add a code" onPress={() => onEdit(null)} />}
      title="Discount codes"
    >
      {codes.length > 0 && (
        <>
          <div className="max-lg:hidden">
            <ListTable
              caption="Discount codes"
              columns={[
                'Code',
                'Discount',
                'Valid for',
                { name: 'Used', end: true },
                'Status',
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
        One code per booking. A code and a long-stay discount don’t add up: the guest gets the
        larger one.
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
        <EditButton name={code.code} onPress={onEdit} />
      </td>
    </tr>
  )
}

type CodeState = 'works' | 'later' | 'used' | 'ended'

const states: Record<CodeState, [name: string, look: string, Icon: LucideIcon]> = {
  works: ['Active', 'bg-leaf-tint text-leaf', CircleCheck],
  later: ['Scheduled', 'bg-rice text-ink', Clock3],
  used: ['Used up', 'bg-rice text-ink', CircleStop],
  ended: ['Ended', 'bg-rice text-ink', CircleStop],
}

function State({ state }: { state: CodeState }) {
  const [name, look, Icon] = states[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs ${look}`}
    >
      <Icon aria-hidden="true" size={15} />
      {name}
    </span>
  )
}

/** Returns whether a code works for a stay that begins on a day from `today` on. */
export function stateOf({ ended_at, to, from, uses, used }: WireCode, today: string): CodeState {
  if (ended_at !== null || (to !== null && to < today)) return 'ended'
  if (uses !== null && used >= uses) return 'used'
  return from !== null && from > today ? 'later' : 'works'
}

/** Returns "10% off the nights", "₹500 off". */
function codeGives({ percent, amount }: Pick<WireCode, 'percent' | 'amount'>): string {
  return percent === null ? `${rupees(amount ?? 0)} off` : `${percent}% off the nights`
}

/** Returns which stays a code works for, by the day they begin. */
function codeCounts({ from, to }: Pick<WireCode, 'from' | 'to'>): string {
  if (from && to) return `Check-in ${day(from)} to ${day(to)}`
  if (from) return `Check-in from ${day(from)}`
  return to ? `Check-in until ${day(to)}` : 'All stays'
}

/** Returns "14 of 50", or "3" if it has no limit. */
export function codeUses({ used, uses }: Pick<WireCode, 'used' | 'uses'>): string {
  return uses === null ? String(used) : `${used} of ${uses}`
}
