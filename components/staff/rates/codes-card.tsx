import { CircleCheck, CircleStop, Clock3, type LucideIcon } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireCode } from '#lib/rates/schema/extras.ts'
import { Card } from '../kit/card.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { day, rupees } from '../kit/words.ts'
import { AddButton, EditButton, ExtraRow } from './extras-cards.tsx'

const t = staffWords('rates')

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
      aside={<AddButton name={t('codes.add')} onPress={() => onEdit(null)} />}
      title={t('codes.list')}
    >
      {codes.length > 0 && (
        <>
          <div className="max-lg:hidden">
            <ListTable
              caption={t('codes.list')}
              columns={[
                t('codes.code'),
                t('codes.discount'),
                t('codes.validFor'),
                { name: t('codes.used'), end: true },
                t('codes.status'),
                { name: t('editor.edit'), silent: true },
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
                about={t('codes.about', {
                  gives: codeGives(code),
                  validFor: codeCounts(code),
                  used: codeUses(code),
                })}
                key={code.id}
                name={code.code}
                onEdit={() => onEdit(code)}
                value={<State state={stateOf(code, today)} />}
              />
            ))}
          </ul>
        </>
      )}
      <p className="border-rule border-t px-4 py-3 text-ink-2 text-xs lg:px-5">{t('codes.note')}</p>
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

const states: Record<CodeState, [look: string, Icon: LucideIcon]> = {
  works: ['bg-leaf-tint text-leaf', CircleCheck],
  later: ['bg-rice text-ink', Clock3],
  used: ['bg-rice text-ink', CircleStop],
  ended: ['bg-rice text-ink', CircleStop],
}

function State({ state }: { state: CodeState }) {
  const [look, Icon] = states[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs ${look}`}
    >
      <Icon aria-hidden="true" size={15} />
      {t(`codes.states.${state}`)}
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
  return percent === null
    ? t('codes.amountOff', { amount: rupees(amount ?? 0) })
    : t('codes.percentOff', { percent })
}

/** Returns which stays a code works for, by the day they begin. */
function codeCounts({ from, to }: Pick<WireCode, 'from' | 'to'>): string {
  if (from && to) return t('codes.between', { from: day(from), to: day(to) })
  if (from) return t('codes.from', { from: day(from) })
  return to ? t('codes.until', { to: day(to) }) : t('codes.always')
}

/** Returns "14 of 50", or "3" if it has no limit. */
export function codeUses({ used, uses }: Pick<WireCode, 'used' | 'uses'>): string {
  return uses === null ? String(used) : t('codes.usedOf', { used, uses })
}
