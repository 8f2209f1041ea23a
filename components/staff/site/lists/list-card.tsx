import { Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { isNeeded, takesOwn } from '#lib/farm/rules/lists.ts'
import { factKey } from '#lib/farm/rules/named-facts.ts'
import type { ListItem, SiteList } from '#lib/farm/schema/lists.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide, PlainDecide } from '../../kit/action/decide.tsx'
import { Card } from '../../kit/card.tsx'
import { MoveButtons } from '../../kit/list/move-buttons.tsx'
import type { ListsActions } from './use-lists.ts'

const t = staffWords('site')

type ListCardProps = {
  list: SiteList
  actions: ListsActions
  onAdd: () => void
  /** Asks before a place of the farm's own is removed. */
  onRemove: (item: ListItem) => void
}

/** A list of what guest pages show: its items in their order, then those that aren't shown. */
export function ListCard({ list, actions, onAdd, onRemove }: ListCardProps) {
  const { items, hidden, isDraft } = list
  return (
    <Card
      aside={
        <p className="flex items-center gap-2 text-ink-2 text-xs">
          {isDraft && <span aria-hidden="true" className="size-2.5 rounded-full bg-turmeric" />}
          {isDraft ? t('row.notPublished') : t('lists.count', { count: items.length })}
        </p>
      }
      title={t(`lists.names.${factKey(list.list)}`)}
    >
      {items.length === 0 && (
        <p className="border-rule border-t px-4 py-3 text-ink-2 lg:px-[22px]">{t('lists.empty')}</p>
      )}
      <ul>
        {items.map((item, at) => (
          <li className={rowLook} data-heading={item.id} key={item.id}>
            <span className="min-w-0 flex-1 font-medium">{item.name}</span>
            {items.length > 1 && (
              <MoveButtons
                busy={actions.busy(list.list)}
                canMove={(by) => items[at + by] !== undefined}
                name={item.name}
                onMove={(by) => actions.move(list, item, by)}
              />
            )}
            {!isNeeded(list.list, item.id) && <HideButton {...{ actions, item, list, onRemove }} />}
          </li>
        ))}
        {hidden.map((item) => (
          <li className={`${rowLook} bg-desk/60 text-ink-2`} data-heading={item.id} key={item.id}>
            <span className="min-w-0 flex-1">{t('lists.notShown', { name: item.name })}</span>
            <Decide
              aria-label={t('lists.showNamed', { name: item.name })}
              busy={actions.busy(list.list)}
              kind="quiet"
              onPress={() => actions.show(list, item)}
              size="small"
            >
              <Eye aria-hidden="true" size={17} />
              {t('lists.show')}
            </Decide>
          </li>
        ))}
      </ul>
      {takesOwn(list.list) && (
        <div className="border-rule border-t px-2 py-1.5 lg:px-3">
          <Button
            aria-label={t('lists.addNamed', { list: t(`lists.names.${factKey(list.list)}`) })}
            kind="quiet"
            onClick={onAdd}
            size="small"
          >
            <Plus aria-hidden="true" size={17} />
            {t('lists.add')}
          </Button>
        </div>
      )}
    </Card>
  )
}

const rowLook =
  'flex min-h-[52px] flex-wrap items-center gap-x-1 border-rule border-t ps-4 pe-2 lg:ps-[22px] lg:pe-3'

type OfItem = { list: SiteList; actions: ListsActions }

function HideButton({
  list,
  actions,
  item,
  onRemove,
}: OfItem & { item: ListItem; onRemove: ListCardProps['onRemove'] }) {
  const { name } = item
  if (item.isOwn) {
    return (
      <IconButton
        className="icon-button"
        label={t('lists.removeNamed', { name })}
        onClick={() => onRemove(item)}
        title={t('lists.remove')}
      >
        <Trash2 size={19} />
      </IconButton>
    )
  }
  return (
    <PlainDecide
      aria-label={t('lists.hideNamed', { name })}
      busy={actions.busy(list.list)}
      className="icon-button"
      onPress={() => actions.hide(list, item)}
      title={t('lists.hide')}
    >
      <EyeOff aria-hidden="true" size={19} />
    </PlainDecide>
  )
}
