'use client'

import type { ReactNode } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Tabs } from '../kit/tabs.tsx'

const t = staffWords('site')

/** The parts of the site's screen that are lists, with what is not published yet above them. */
export function SiteFrame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="flex lg:mx-6 lg:mt-4 xl:mx-8">
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { path: '/app/site', name: t('tabs.page') },
            { path: '/app/site/facts', name: t('tabs.facts') },
            { path: '/app/site/lists', name: t('tabs.lists') },
            { path: '/app/site/languages', name: t('tabs.languages') },
            { path: '/app/site/pictures', name: t('tabs.pictures') },
            { path: '/app/site/history', name: t('tabs.history') },
          ]}
        />
      </div>
      {bar}
      <div className="grid gap-4 p-4 lg:gap-[18px] lg:px-6 xl:px-8">{children}</div>
    </>
  )
}
