'use client'

import { Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireConfig } from '#lib/reviews/schema.ts'
import { Decide } from '../kit/action/decide.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import type { Notice } from './attempts.ts'
import { DisplayCard, PlacesCard, SettingsCard } from './setting-cards.tsx'
import { type Config, useConfig } from './use-config.ts'
import { savedLine, siteLine } from './words.ts'

const t = staffWords('reviews')

/** The settings of the guests' reviews. `initial` is the server's data. */
export function ConfigScreen({ initial }: { initial: WireConfig }) {
  const config = useConfig(initial)
  return (
    <EditForm
      className="grid gap-4 p-4 pt-0 lg:gap-5 lg:p-8 lg:pt-0"
      onSave={config.save}
      tries={config.tries}
    >
      <Actions config={config} />
      <Messages config={config} />
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        <PlacesCard config={config} />
        <DisplayCard config={config} />
        <SetupCard />
      </div>
    </EditForm>
  )
}

function Actions({ config }: { config: Config }) {
  const { busy, changed, saved, test } = config
  return (
    <div className="sticky top-[60px] z-10 -mx-4 -mb-2 flex flex-wrap items-center gap-x-6 gap-y-2.5 bg-desk px-4 py-3 lg:top-[68px] lg:-mx-8 lg:-mb-4 lg:px-8 lg:py-4">
      <p className="min-w-0 flex-1 text-ink-2 max-lg:basis-full">
        {changed ? (
          <b className="font-semibold text-turmeric-ink">{t('saved.notYet')}</b>
        ) : (
          savedLine(saved)
        )}{' '}
        <span className="max-lg:hidden">{siteLine(saved)}</span>
      </p>
      <div className="flex gap-2.5 max-lg:w-full max-lg:*:flex-1 max-sm:*:px-2!">
        <Button disabled={busy !== null} kind="outline" onClick={test} size="small">
          <Zap className="max-sm:hidden" size={18} />
          {t(busy === 'test' ? 'actions.testing' : 'actions.test')}
        </Button>
        <Decide disabled={busy !== null} kind="secondary" size="small" type="submit">
          {t(busy === 'save' ? 'actions.saving' : 'actions.save')}
        </Decide>
      </div>
    </div>
  )
}

function Messages({ config }: { config: Config }) {
  const { notice, theirs, saved } = config
  const failed = notice?.tone === 'error'
  return (
    <>
      {theirs && <Conflict config={config} theirs={theirs} />}
      {!theirs && failed && <Said notice={notice} role="alert" />}
      <LiveWords>{!theirs && notice && !failed && <Said notice={notice} />}</LiveWords>
      {!theirs && !notice && <p className="text-ink-2 lg:hidden">{siteLine(saved)}</p>}
    </>
  )
}

function Said({ notice: { tone, title, text }, role }: { notice: Notice; role?: 'alert' }) {
  return (
    <Alert className="bg-clip-padding" title={title} tone={tone} {...(role && { role })}>
      {text && <p>{text}</p>}
    </Alert>
  )
}

function Conflict({ config, theirs }: { config: Config; theirs: WireConfig }) {
  return (
    <Alert role="alert" title={t('actions.notSaved')} tone="warning">
      <p>{t('conflict.text', { name: theirs.saved_by ?? '' })}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button kind="outline" onClick={config.takeTheirs} size="small">
          {t('conflict.theirs')}
        </Button>
        <Decide kind="outline" onPress={config.keepMine} size="small">
          {t('conflict.mine')}
        </Decide>
      </div>
    </Alert>
  )
}

/** The instructions to get a key and a Place ID, and Google's conditions. */
function SetupCard() {
  return (
    <SettingsCard className="lg:col-span-2" title={t('setup.title')}>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <ol className="grid list-decimal gap-2 ps-5 marker:font-semibold marker:text-lake">
          <li>
            {t.rich('setup.project', {
              link: (words) => (
                <Out href="https://console.cloud.google.com/google/maps-apis">{words}</Out>
              ),
              b: (words) => <b>{words}</b>,
            })}
          </li>
          <li>{t('setup.key')}</li>
          <li>
            {t.rich('setup.place', {
              link: (words) => (
                <Out href="https://developers.google.com/maps/documentation/places/web-service/place-id">
                  {words}
                </Out>
              ),
            })}
          </li>
          <li>{t.rich('setup.save', { b: (words) => <b>{words}</b> })}</li>
        </ol>
        <p className="text-ink-2">{t('setup.about')}</p>
      </div>
    </SettingsCard>
  )
}

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="staff-link" href={href} rel="noopener" target="_blank">
      {children}
    </a>
  )
}
