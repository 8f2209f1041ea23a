'use client'

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode } from 'react'
import type { DayList } from '#lib/desk/rules/day.ts'
import { useDesk } from './desk.ts'
import { eating } from './kitchen-words.ts'
import { KitchenNotes, Meals } from './meals.tsx'
import { StayList } from './stay-list.tsx'
import { asideOf, listNames, longDay, nightGuests, stillIn } from './words.ts'

const lists: DayList[] = ['arriving', 'in_house', 'leaving']

const tab =
  'num relative -outline-offset-3! grid min-h-[54px] content-center justify-items-center font-medium text-ink-2 text-sm leading-tight after:absolute after:inset-x-3.5 after:-bottom-px after:h-[3px] after:rounded-t-[3px] data-selected:font-semibold data-selected:text-lake-dark data-selected:after:bg-lake'

/** The day on a phone: each list and the meals behind a tab that says how many. */
export function DayTabs({ plate }: { plate: ReactNode }) {
  const { today } = useDesk()
  const names = listNames(today)
  return (
    <TabGroup className="grid">
      <TabList aria-label="The day" className="grid grid-cols-4 border-edge border-b">
        {lists.map((list) => (
          <Tab className={tab} key={list}>
            <b className="heading text-ink text-lg">{stillIn(today, list)}</b>
            {names[list]}
          </Tab>
        ))}
        <Tab className={tab}>
          <b className="heading text-ink text-lg">{nightGuests(today)}</b>
          Meals
        </Tab>
      </TabList>
      <TabPanels className="p-3">
        {lists.map((list) => (
          <TabPanel className="grid gap-2.5" key={list}>
            <div className="num flex justify-between gap-3 px-1 text-ink-2 text-sm">
              <h2>{longDay(today.day)}</h2>
              <b className="font-semibold text-ink">{asideOf(today, list)}</b>
            </div>
            <StayList key={today.day} list={list} plate={plate} />
          </TabPanel>
        ))}
        <TabPanel className="grid gap-4">
          <Meals today={today} />
          <KitchenNotes stays={eating(today)} />
        </TabPanel>
      </TabPanels>
    </TabGroup>
  )
}
