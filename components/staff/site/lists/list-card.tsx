import { Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { isNeeded } from '#lib/farm/rules/lists.ts'
import { factKey } from '#lib/farm/rules/named-facts.ts'
import type { ListItem, SiteList } from '#lib/farm/schema/lists.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide, PlainDecide } from '../../kit/action/decide.tsx'
import { Card } from '../../kit/card.tsx'
import { MoveButtons } from '../../kit/list/move-buttons.tsx'
import { addWords } from './item-words.ts'
import type { ListsActions } from './use-lists.ts'

const t = staffWords('site')

type ListCardProps = {
  list: SiteList
  actions: ListsActions
  onAdd: () => void
  /** Opens the form of an item of the farm's own. */
  onEdit: (item: ListItem) => void
  /** Asks before an item of the farm's own is removed. */
  onRemove: (item: ListItem) => void
}

/** A list of what guest pages show: its items in their order, then those that aren't shown. */
export function ListCard(props: ListCardProps) {
  const { list, actions, onAdd } = props
  const { items, hidden, isDraft } = list
  const add = addWords(list.list)
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
            <span className="min-w-0 flex-1 py-2 font-medium">
              {item.name}
              {item.lacks && (
                <span className="block font-normal text-ink-2 text-xs">
                  {t(`lists.lacks.${item.lacks}`)}
                </span>
              )}
            </span>
            <span className="ms-auto flex">
              {items.length > 1 && (
                <MoveButtons
                  busy={actions.busy(list.list)}
                  canMove={(by) => items[at + by] !== undefined}
                  name={item.name}
                  onMove={(by) => actions.move(list, item, by)}
                />
              )}
              {!isNeeded(list.list, item.id) && <HideButton {...{ actions, item, list }} />}
              {item.isOwn && <OwnButtons {...props} item={item} />}
            </span>
          </li>
        ))}
        {hidden.map((item) => (
          <li className={`${rowLook} bg-desk/60 text-ink-2`} data-heading={item.id} key={item.id}>
            <span className="min-w-0 flex-1">{t('lists.notShown', { name: item.name })}</span>
            <span className="ms-auto flex items-center">
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
              {item.isOwn && <OwnButtons {...props} item={item} />}
            </span>
          </li>
        ))}
      </ul>
      <div className="border-rule border-t px-2 py-1.5 lg:px-3">
        <Button
          aria-label={t('lists.addNamed', { add, list: t(`lists.names.${factKey(list.list)}`) })}
          kind="quiet"
          onClick={onAdd}
          size="small"
        >
          <Plus aria-hidden="true" size={17} />
          {add}
        </Button>
      </div>
    </Card>
  )
}

const rowLook =
  'flex min-h-[52px] flex-wrap items-center gap-x-1 border-rule border-t ps-4 pe-2 lg:ps-[22px] lg:pe-3'

type HideButtonProps = { list: SiteList; actions: ListsActions; item: ListItem }

function HideButton({ list, actions, item }: HideButtonProps) {
  return (
    <PlainDecide
      aria-label={t('lists.hideNamed', { name: item.name })}
      busy={actions.busy(list.list)}
      className="icon-button"
      onPress={() => actions.hide(list, item)}
      title={t('lists.hide')}
    >
      <EyeOff aria-hidden="true" size={19} />
    </PlainDecide>
  )
}

type OwnButtonsProps = Pick<ListCardProps, 'onEdit' | 'onRemove'> & { item: ListItem }

/** What can be done with an item of the farm's own besides. */
function OwnButtons({ item, onEdit, onRemove }: OwnButtonsProps) {
  const { name } = item
  return (
    <>
      <IconButton
        className="icon-button"
        label={t('lists.editNamed', { name })}
        onClick={() => onEdit(item)}
        title={t('lists.edit')}
      >
        <Pencil size={18} />
      </IconButton>
      <IconButton
        className="icon-button"
        label={t('lists.removeNamed', { name })}
        onClick={() => onRemove(item)}
        title={t('lists.remove')}
      >
        <Trash2 size={19} />
      </IconButton>
    </>
  )
}
